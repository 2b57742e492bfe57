import { once } from 'node:events'
import { setPriority } from 'node:os'
import { Ledger } from '../hostile/ledger.ts'
import { ATTACKS } from './attacks/index.ts'

/** Runs an attacker in a process of its own at the lowest priority: a real one would use another machine. */
const [name, url = '', from = '', seconds, prepared = 'null'] = process.argv.slice(2)
const attack = ATTACKS.find((each) => each.name === name)
if (attack === undefined) throw new Error(`no attack is called ${name}`)
process.on('disconnect', () => process.exit(0))
setPriority(19)
const ledger = new Ledger()
const scene = { url, from, ledger, seconds: Number(seconds ?? attack.seconds), prepared: JSON.parse(prepared) }
const strike = await attack.ready(scene)
process.send?.('ready')
await once(process, 'message')
const { bytes, figures } = await strike()
process.send?.({ bytes, figures, leaks: ledger.leaks })

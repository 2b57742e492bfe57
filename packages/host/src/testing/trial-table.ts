import { loadShelf } from '@tablee/games/load-library.ts'
import type { Decision, HolderKey, Shelf, TableMove } from '@tablee/kernel'
import { Memory, openMemoryLog, type TableCode, type TableLog } from '@tablee/log'
import { Host, type HostOptions } from '../host.ts'
import type { Answer } from '../table/answer.ts'
import type { Visit } from '../table/visit.ts'
import { FakeTime } from './fake-time.ts'
import { InProcessGossip } from './in-process-gossip.ts'

export { WAITS } from '../time.ts'

const allGames = loadShelf(new URL('../../../..', import.meta.url).pathname)

export const keyOf = (name: string): HolderKey => `key of ${name}` as HolderKey

let moves = 0

/** Test support: a person's device at a table. */
export class Guest {
  constructor(readonly visit: Visit) {}

  ask(move: TableMove, id = `move ${++moves}`, isAgain = false): Promise<Answer> {
    return this.visit.ask(move, id, isAgain)
  }

  get view() {
    return this.visit.look().view
  }
}

/** Test support: one log with a fake clock. All hosts opened over it see each other, like nodes of a cluster. */
export const newPlace = (shelf: Shelf = allGames) => {
  const memory = new Memory()
  const time = new FakeTime()
  const reported: unknown[] = []
  const logs: TableLog<Decision>[] = []
  const openLog = (): TableLog<Decision> => openMemoryLog({ memory, clock: time.now })
  const log = openLog()
  const gossip = new InProcessGossip()
  const newHost = (options: Partial<HostOptions> = {}) => {
    const own = openLog()
    logs.push(own)
    return new Host({ log: own, shelf, time, stamp: 'test', report: (error) => reported.push(error), ...options })
  }
  /** One of several nodes, connected by gossip. */
  const newNode = (options: Partial<HostOptions> = {}) => newHost({ gossip: gossip.join(), ...options })
  /** The existing hosts can neither write nor receive any more, and lose their timers. */
  const crash = async () => {
    await Promise.all(logs.map((each) => each.close()))
    time.forget()
    gossip.forget()
  }

  const come = async (host: Host, code: TableCode, name: string | undefined, onChange = () => {}): Promise<Guest> => {
    const table = await host.open(code)
    if (table === undefined) throw new Error(`no table ${code}`)
    return new Guest(await table.visit({ key: name === undefined ? undefined : keyOf(name), onChange }))
  }
  const sit = async (host: Host, code: TableCode, name: string): Promise<Guest> => {
    const guest = await come(host, code, name)
    await guest.ask({ type: 'sit', name })
    return guest
  }
  const decisions = async (code: TableCode): Promise<Decision[]> => {
    const all: Decision[] = []
    for await (const decision of log.read(code)) all.push(decision)
    return all
  }
  return { shelf, time, memory, log, reported, gossip, newHost, newNode, crash, come, sit, decisions }
}

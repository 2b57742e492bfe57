import { setTimeout as pause } from 'node:timers/promises'
import { PROTOCOL } from '@tablee/protocol'
import { LIMITS } from '../../src/limits/limits.ts'
import { secretOf } from '../../testing/test-client.ts'
import { Ledger } from './ledger.ts'
import { RawClient } from './raw-client.ts'
import { newTable } from './swarm.ts'
import type { Finding, TrialContext } from './trial-context.ts'

const FROM = '127.9.0.1'
/** A few more sockets than an address may have. */
const SOCKETS = 320
const LASTS = 10_000
const TICK = 20
/** The most frames that the limits let through; two seconds are added because answers may come late. */
const MOST_HEARD = LIMITS.burstPerAddress + LIMITS.perSecondPerAddress * (LASTS / 1000 + 2)

/** One address floods the server for ten seconds with sockets, moves, codes and new tables. */
export const floodFromOneAddress = async ({ server: { url } }: TrialContext): Promise<Finding> => {
  const ledger = new Ledger()
  const table = await newTable(url, FROM)
  let lines: RawClient[] = []
  const come = (nth: number) => {
    const line = new RawClient(url, FROM, ledger, {
      open: () =>
        line.say(
          JSON.stringify({
            type: 'hello',
            protocol: PROTOCOL,
            table: nth % 50 === 0 ? 'ZZZZ' : table,
            secret: secretOf(`flood ${nth}`),
          }),
        ),
    })
    return line
  }
  let newTables = 0
  let refusedTables = 0
  const end = performance.now() + LASTS
  for (let nth = 0; performance.now() < end; nth++) {
    lines = lines.filter(({ isOver }) => !isOver)
    for (let newcomers = Math.min(10, SOCKETS - lines.length); newcomers > 0; newcomers--)
      lines.push(come(nth + newcomers))
    for (const line of lines)
      if (line.backlog < 100_000)
        line.say(JSON.stringify({ type: 'move', id: `f ${nth}`, move: { type: 'rename', name: `F ${nth}` } }))
    newTable(url, FROM).then(
      () => newTables++,
      () => refusedTables++,
    )
    await pause(TICK)
  }
  for (const line of lines) line.hangUp()
  const { answers, closings } = ledger
  const heard = (answers.done ?? 0) + (answers.refused ?? 0)
  return {
    figures: {
      frames: ledger.frames,
      heard,
      'told to slow down': answers['error slow-down'] ?? 0,
      'sockets refused (429)': closings[429] ?? 0,
      'tables made, refused': `${newTables}, ${refusedTables}`,
    },
    isWell: ledger.leaks.length === 0 && heard <= MOST_HEARD && newTables <= LIMITS.newTables,
  }
}

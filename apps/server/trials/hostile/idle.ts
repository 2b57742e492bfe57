import { setTimeout as pause } from 'node:timers/promises'
import { PROTOCOL } from '@tablee/protocol'
import { Ledger } from './ledger.ts'
import { RawClient } from './raw-client.ts'
import { addressAt, newTable } from './swarm.ts'
import type { Finding, TrialContext } from './trial-context.ts'
import { vitalsAfterGc, vitalsWhen } from './vitals.ts'

const A_TABLE = 4
const ADDRESSES = 100
/** Connections that are opened concurrently. */
const AT_ONCE = 20
/** Three heartbeats. */
const STAY = 15_000

/** Many sockets that answer pings and send nothing else. */
export const idleSockets = async ({ server, note }: TrialContext, wanted: number): Promise<Finding> => {
  const ledger = new Ledger()
  const before = await vitalsAfterGc(server)
  const lines: RawClient[] = []
  const come = (table: string, from: string) =>
    new Promise<void>((resolve) => {
      const line = new RawClient(server.url, from, ledger, {
        open: () => line.say(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table })),
        answer: ({ type }) => type === 'view' && resolve(),
        close: resolve,
      })
      lines.push(line)
    })
  const tables = Array.from({ length: Math.ceil(wanted / A_TABLE) }, (_, nth) => addressAt(nth % ADDRESSES, 8))
  const fill = async () => {
    for (let from = tables.pop(); from !== undefined; from = tables.pop()) {
      const table = await newTable(server.url, from)
      for (let nth = 0; nth < A_TABLE; nth++) await come(table, from)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fill))
  await note('idle sockets come')
  const full = await vitalsAfterGc(server)
  // The full garbage collection of this trial itself makes people wait: not counted.
  await note()
  await pause(STAY)
  await note('idle sockets are there')
  const open = lines.filter(({ isOpen }) => isOpen).length
  for (const line of lines) line.hangUp()
  const isEmpty = await vitalsWhen(server, ({ sockets }) => sockets <= before.sockets)
  await note('idle sockets leave')
  return {
    figures: {
      sockets: lines.length,
      'still there after three heartbeats': open,
      'KB each (RSS, heap)': `${(((full.rss - before.rss) * 1024) / open).toFixed(1)}, ${(((full.heap - before.heap) * 1024) / open).toFixed(1)}`,
    },
    isWell: open === lines.length && isEmpty !== undefined,
  }
}

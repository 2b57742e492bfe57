import { setTimeout as pause } from 'node:timers/promises'
import { PROTOCOL } from '@tablee/protocol'
import { secretOf } from '../../testing/test-client.ts'
import { frame, PING, PONG } from './bad-frames.ts'
import { Ledger } from './ledger.ts'
import { RawClient } from './raw-client.ts'
import { addressAt, newTable } from './swarm.ts'
import type { Finding, TrialContext } from './trial-context.ts'
import { settledSockets, type Vitals, vitalsWhen } from './vitals.ts'

const SOCKETS = 200
const A_TABLE = 4
/** Milliseconds. Twice the heartbeat would do on an idle machine. The duration is printed, not asserted. */
const SOON = 120_000

/** Clients at tables; each has got its first view. */
const seated = async (url: string, net: number, ledger: Ledger): Promise<RawClient[]> => {
  const codes = Array.from({ length: SOCKETS / A_TABLE }, (_, nth) => newTable(url, addressAt(nth % 10, net)))
  const tables = await Promise.all(codes)
  const comings = Array.from({ length: SOCKETS }, (_, nth) => {
    const at = Math.floor(nth / A_TABLE)
    const table = tables[at]
    return new Promise<RawClient>((resolve) => {
      // From the address that created the table, where its code does not count as tried.
      const line = new RawClient(url, addressAt(at % 10, net), ledger, {
        open: () => {
          line.say(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, secret: secretOf(`${table} ${nth}`) }))
          line.say(JSON.stringify({ type: 'move', id: 'sit', move: { type: 'sit', name: `Muet ${nth}` } }))
        },
        answer: ({ type }) => type === 'done' && resolve(line),
      })
    })
  })
  return Promise.all(comings)
}

/** Checks that the server disconnects clients that stop reading, whatever they send. */
const deafTrial = async (
  { server, note }: TrialContext,
  net: number,
  meanwhile: (line: RawClient, nth: number) => void,
): Promise<Finding> => {
  const ledger = new Ledger()
  const others = await settledSockets(server)
  const lines = await seated(server.url, net, ledger)
  await note('200 sit down at once')
  const before = await vitalsWhen(server, ({ sockets }) => sockets >= others + SOCKETS)
  if (before === undefined) throw new Error('not all of them are there')
  for (const line of lines) line.freeze()
  const start = performance.now()
  let peak = before.rss
  let isOver = false
  const goOn = async () => {
    for (; !isOver; await pause(200)) lines.forEach(meanwhile)
  }
  const going = goOn()
  const isRid = ({ rss, sockets }: Vitals) => {
    peak = Math.max(peak, rss)
    return sockets <= others
  }
  const after = await vitalsWhen(server, isRid, SOON)
  isOver = true
  await going
  const seconds = (performance.now() - start) / 1000
  for (const line of lines) line.hangUp()
  return {
    figures: {
      sockets: SOCKETS,
      'cut off': after === undefined ? 'not all' : `all within ${seconds.toFixed(1)} s`,
      frames: ledger.frames,
      'RSS before, peak (MB)': `${before.rss.toFixed(0)}, ${peak.toFixed(0)}`,
    },
    isWell: after !== undefined && ledger.leaks.length === 0 && peak < before.rss + 100,
  }
}

/** Silent, like a phone in a tunnel. */
export const halfOpen = (stage: TrialContext) => deafTrial(stage, 5, () => {})

/** Sends unsolicited pongs and reads nothing, while one client per table keeps it busy. */
export const slowReaders = (stage: TrialContext) => {
  let moves = 0
  return deafTrial(stage, 6, (line, nth) => {
    line.strike([frame({ opcode: PONG })])
    if (nth % A_TABLE > 0) return
    moves += 1
    line.say(JSON.stringify({ type: 'move', id: `slow ${moves}`, move: { type: 'rename', name: `Sourd ${moves}` } }))
  })
}

/** Sends pings and reads no pongs, which fill the send buffer. */
export const pingFlood = (stage: TrialContext) => {
  const [empty, full] = [frame({ opcode: PING }), frame({ opcode: PING, payload: Buffer.alloc(125, 1) })]
  const pings = Array.from({ length: 2000 }, (_, nth) => (nth % 2 === 0 ? empty : full))
  return deafTrial(stage, 7, (line) => line.backlog < 1_000_000 && line.strike([...pings, frame({ opcode: PONG })]))
}

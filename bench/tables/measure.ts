import type { Contestant } from './contestants.ts'
import { gatherAll, playAll } from './race.ts'

export interface Size {
  readonly tables: number
  /** Moves per table before the measurement. */
  readonly warmUp: number
  /** Moves per table in each measured stretch. */
  readonly moves: number
  readonly stretches: number
  /** Number of additional idle tables. */
  readonly idle: number
}

export interface Figures {
  readonly name: string
  readonly perSecond: number
  /** Milliseconds from a move until the last of the four has seen it. */
  readonly p50: number
  readonly p99: number
  /** CPU milliseconds of the server per move. */
  readonly cpu: number
  /** Kilobytes of the server's memory per table. */
  readonly kilobytes: number
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const inOrder = (each: readonly number[]) => [...each].sort((a, b) => a - b)
/** The median: other load on the machine disturbs one stretch, rarely most of them. */
export const middle = (each: readonly number[]) => at(inOrder(each), 0.5)

/** Tables opened before the first reading, because the first tables also cost one-time allocations. */
const FIRST_TABLES = 20

/** Uses a fresh server: after many moves much of the memory for idle tables would already be allocated. */
const weigh = async ({ start, gather }: Contestant, idle: number): Promise<number> => {
  const server = await start()
  const parties = await gatherAll(() => gather(server.url), FIRST_TABLES)
  const light = await server.weigh()
  parties.push(...(await gatherAll(() => gather(server.url), idle)))
  const heavy = await server.weigh()
  for (const party of parties) party.leave()
  await server.stop()
  return (heavy.rss - light.rss) / idle / 1000
}

/** Measures moves, then the memory of idle tables. */
export const measure = async (
  contestant: Contestant,
  { tables, warmUp, moves, stretches, idle }: Size,
): Promise<Figures> => {
  const { name, start, gather } = contestant
  const server = await start()
  const parties = await gatherAll(() => gather(server.url), tables)
  await playAll(parties, warmUp)
  const took: number[] = []
  const cpus: number[] = []
  const rates: number[] = []
  for (let nth = 0; nth < stretches; nth++) {
    const before = await server.read()
    const began = performance.now()
    took.push(...(await playAll(parties, moves)))
    const lasted = performance.now() - began
    const after = await server.read()
    cpus.push((after.cpu - before.cpu) / (tables * moves))
    rates.push((tables * moves * 1000) / lasted)
  }
  for (const party of parties) party.leave()
  await server.stop()
  const sorted = inOrder(took)
  const [p50, p99] = [at(sorted, 0.5), at(sorted, 0.99)]
  const kilobytes = await weigh(contestant, idle)
  return { name, perSecond: middle(rates), p50, p99, cpu: middle(cpus), kilobytes }
}

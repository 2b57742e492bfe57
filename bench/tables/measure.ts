import type { Contestant } from './contestants.ts'
import { gatherAll, playAll } from './race.ts'

export interface Size {
  readonly tables: number
  /** Moves a table before anything is counted. */
  readonly warmUp: number
  /** Moves a table in each stretch that is. */
  readonly moves: number
  readonly stretches: number
  /** Tables more at which nothing happens. */
  readonly idle: number
}

export interface Figures {
  readonly name: string
  readonly perSecond: number
  /** Milliseconds from a move to the last of the four who saw it. */
  readonly p50: number
  readonly p99: number
  /** Milliseconds of the server's processor a move. */
  readonly cpu: number
  /** Kilobytes of the server's memory a table. */
  readonly kilobytes: number
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
const inOrder = (each: readonly number[]) => [...each].sort((a, b) => a - b)
/** What else runs on the machine spoils one stretch, seldom most of them. */
export const middle = (each: readonly number[]) => at(inOrder(each), 0.5)

/** Few tables are there before: what a server takes for its first is not the next ones' price. */
const FIRST_TABLES = 20

/** A fresh server: where many moves were played, much of what idle tables need lies about already. */
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

/** The same moves, and the weight of tables that nobody plays at. */
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

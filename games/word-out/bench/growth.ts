import { fileURLToPath } from 'node:url'
import { print, printHead } from '../../../bench/figures.ts'
import { buildServers } from '../../../bench/tables/built.ts'
import { startTablee } from '../../../bench/tables/contestants.ts'
import type { Party } from '../../../bench/tables/party.ts'
import { gatherAll, playAll, playInTurn } from '../../../bench/tables/race.ts'
import type { Started } from '../../../bench/tables/server-process.ts'
import { loadShelf } from '../../load-library.ts'
import type { WordOutWorld } from '../game.ts'
import { gatherForWordOut, type WordOutParty } from './people.ts'

const SIZES = [10, 100, 1000, 10_000]
/** Further tables are open but idle, with one device each: a process may not open files for more sockets. */
const MOST_PLAYING = 1000
/** The same at every size: the same work, spread over more tables. */
const AT_A_TIME = 10
const MOVES = 600
const STRETCHES = 3

const FIRST_TABLES = 5

const MOMENTS = [10, 100, 500]
/** Number of moves before and after each moment that are measured together. */
const AROUND = 10
const TABLES_ALONG = 20

const cpuOf = async (server: Started, moves: number, play: () => Promise<unknown>): Promise<number> => {
  const before = await server.read()
  await play()
  return ((await server.read()).cpu - before.cpu) / moves
}

const middle = (each: readonly number[]) => [...each].sort((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0

/** An address has 28,000 ephemeral ports, and each is blocked for a minute after use. */
const fromManyAddresses = () => {
  let nth = 0
  return () => `127.0.0.${2 + (nth++ % 200)}`
}

/** Opens new tables. Those beyond `MOST_PLAYING` become idle. */
const fill = async (server: Started, tables: number, world: WordOutWorld, address: () => string) => {
  const gather = () => gatherForWordOut(server.url, world, address())
  const resting = await gatherAll(
    async () => {
      const party = await gather()
      await party.rest()
      return party
    },
    Math.max(0, tables - MOST_PLAYING),
  )
  const playing = await gatherAll(gather, Math.min(tables, MOST_PLAYING))
  return { playing, resting }
}

const leaveAll = (parties: readonly Party[]) => {
  for (const party of parties) party.leave()
}

const atSize = async (tables: number, world: WordOutWorld) => {
  const server = await startTablee()
  const address = fromManyAddresses()
  const first: WordOutParty[] = await gatherAll(() => gatherForWordOut(server.url, world, address()), FIRST_TABLES)
  const light = await server.weigh()
  const { playing, resting } = await fill(server, tables, world, address)
  const heavy = await server.weigh()
  await playInTurn(playing, MOVES, AT_A_TIME)
  const cpus: number[] = []
  for (let nth = 0; nth < STRETCHES; nth++)
    cpus.push(await cpuOf(server, MOVES, () => playInTurn(playing, MOVES, AT_A_TIME)))
  leaveAll([...first, ...playing, ...resting])
  await server.stop()
  return {
    cpu: middle(cpus),
    sockets: 4 * playing.length + resting.length,
    rss: (heavy.rss - light.rss) / tables / 1000,
    heap: (heavy.heap - light.heap) / tables / 1000,
  }
}

const ratio = (each: readonly number[]) => `×${((each.at(-1) ?? 0) / (each[0] ?? 1)).toFixed(2)}`

const compareSizes = async (world: WordOutWorld): Promise<void> => {
  printHead(['tables', 'sockets', 'CPU ms a move', 'KB a table', 'of it heap'])
  const all: Awaited<ReturnType<typeof atSize>>[] = []
  for (const tables of SIZES) {
    const figures = await atSize(tables, world)
    all.push(figures)
    const { cpu, sockets, rss, heap } = figures
    print([String(tables), String(sockets), cpu.toFixed(3), rss.toFixed(1), heap.toFixed(1)])
  }
  const last = (of: (figures: (typeof all)[number]) => number) => ratio(all.map(of))
  print(['last : first', '', last(({ cpu }) => cpu), last(({ rss }) => rss), last(({ heap }) => heap)])
}

const compareMoments = async (world: WordOutWorld): Promise<void> => {
  const server = await startTablee()
  const gather = () => gatherForWordOut(server.url, world)
  const others = await gatherAll(gather, TABLES_ALONG)
  await playInTurn(others, 2 * MOVES, AT_A_TIME)
  leaveAll(others)
  const parties = await gatherAll(gather, TABLES_ALONG)
  printHead(['move', 'CPU ms a move'])
  const cpus: number[] = []
  let played = 0
  for (const moment of MOMENTS) {
    await playAll(parties, moment - AROUND - played)
    cpus.push(await cpuOf(server, 2 * AROUND * parties.length, () => playAll(parties, 2 * AROUND)))
    played = moment + AROUND
    print([String(moment), cpus.at(-1)?.toFixed(3) ?? ''])
  }
  print(['last : first', ratio(cpus)])
  leaveAll(parties)
  await server.stop()
}

/**
 * `npm run bench -- growth [sizes | moments]`: CPU per move of Word Out! and memory per table at a growing number of tables, and CPU per
 * move in the course of a game.
 */
export const run = async (): Promise<void> => {
  const [, , , only] = process.argv
  await buildServers()
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const world = loadShelf(root).get('word-out')?.world as WordOutWorld
  if (only !== 'moments') await compareSizes(world)
  if (only !== 'sizes') await compareMoments(world)
}

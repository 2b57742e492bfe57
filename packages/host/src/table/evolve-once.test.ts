import { GAMES } from '@tablee/games/shelf.ts'
import {
  type Asker,
  type Decision,
  type HolderKey,
  type SeatId,
  type Shelf,
  type TableMove,
  type TableState,
  tableMachine,
} from '@tablee/kernel'
import { toyShelf } from '@tablee/kernel/testing'
import type { TableCode, TableLog } from '@tablee/log'
import { beforeEach, describe, expect, it } from 'vitest'
import { deafLog, faultyLog } from '../testing/trial-logs.ts'
import { newPlace } from '../testing/trial-table.ts'
import { WAITS } from '../time.ts'
import { findTable } from './find-table.ts'
import { TABLE_QUOTA } from './quota.ts'
import { RecordedTable } from './recorded-table.ts'

let place: ReturnType<typeof newPlace>
beforeEach(() => {
  place = newPlace(toyShelf)
})

const ANA: Asker = { kind: 'seat', seat: 's1' as SeatId }
const CLOCK: Asker = { kind: 'clock' }

/** The shelf with a count of the calls of any game's `evolve`. */
const counted = (shelf: Shelf) => {
  const calls = { count: 0 }
  const games = [...shelf].map(([id, shelved]) => {
    const evolve: typeof shelved.game.evolve = (state, event) => {
      calls.count += 1
      return shelved.game.evolve(state, event)
    }
    return [id, Object.create(shelved, { game: { value: { ...shelved.game, evolve } } })] as const
  })
  return { calls, shelf: new Map(games) as Shelf }
}

const gameEvents = ({ events }: Decision): number =>
  events.reduce((sum, event) => sum + ('events' in event ? event.events.length : 0), 0)

const openTable = async (log: TableLog<Decision>, code: TableCode, ids = 'n1') => {
  const { calls, shelf } = counted(place.shelf)
  const machine = tableMachine(shelf)
  let count = 0
  const deps = {
    log,
    machine,
    time: place.time,
    waits: WAITS,
    entropy: () => `seed ${++count}`,
    newId: () => `${ids}.${++count}`,
    think: async () => undefined,
    gossip: undefined,
    node: ids,
    report: (error: unknown) => place.reported.push(error),
    stamp: undefined,
    quota: TABLE_QUOTA,
  }
  const found = (await findTable(code, deps)) ?? expect.unreachable()
  calls.count = 0
  const attendance = () => ({ people: new Set(['s1' as SeatId]) })
  const written: Decision[] = []
  const table: RecordedTable = new RecordedTable(code, found, deps, {
    attendance,
    lookers: () => [],
    onChange: (decision) => void written.push(decision),
  })
  const ask = async (move: TableMove, by: Asker = ANA) => {
    const answer = await table.ask(move, by)
    if (answer.type !== 'done') throw new Error(`${move.type}: ${JSON.stringify(answer)}`)
  }
  const tick = async () => {
    const [due] = machine.dues(table.state, attendance())
    if (due === undefined) return false
    const { elapsed, since } = table.state.clock
    await place.time.pass(Math.max(0, due.at - elapsed - (place.time.now() - (since ?? place.time.now()))) / 1000)
    await ask({ type: 'tick' }, CLOCK)
    return true
  }
  return { table, calls, written, ask, tick }
}

const startGame = async (
  { ask }: Pick<Awaited<ReturnType<typeof openTable>>, 'ask'>,
  game: string,
  options: unknown,
): Promise<void> => {
  await ask({ type: 'sit', name: 'Ana' }, { kind: 'newcomer', key: 'key of Ana' as HolderKey })
  for (const level of ['gentle', 'steady', 'sharp'] as const) await ask({ type: 'bot', level })
  await ask({ type: 'choose', game, options })
  await ask({ type: 'start' })
}

/** Every variant of every game with its options for four. */
const VARIANTS = await Promise.all(
  GAMES.map(async ({ id, defaults, rehearsal }) => {
    const { variants = [{ name: 'defaults', options: () => defaults }] } = (await rehearsal?.()) ?? {}
    return variants.map(({ name, options }) => ({ game: id, variant: name, options: options(4) }))
  }),
)

/** Long enough for all that is played here. */
const TOY_OPTIONS = { rounds: 20, hasTeams: false }

describe('each decision of a game is folded once', () => {
  const create = () => place.newHost().create()

  it.each(VARIANTS.flat())('in $game $variant, and the live state is the one that the log gives', async (each) => {
    place = newPlace()
    const code = await create()
    const open = await openTable(place.log, code)
    await startGame(open, each.game, each.options)
    const machine = tableMachine(place.shelf)
    let replayed: TableState | undefined
    for await (const decision of place.log.read(code)) replayed = machine.evolve(replayed, decision)
    for (let decisions = 0; decisions < 250; decisions++) {
      const before = open.written.length
      open.calls.count = 0
      if (!(await open.tick())) await open.ask({ type: 'start' })
      const [decision, ...others] = open.written.slice(before)
      if (decision === undefined) return expect.unreachable()
      expect(others).toEqual([])
      expect(open.calls.count).toBe(gameEvents(decision))
      replayed = machine.evolve(replayed, decision)
      expect(open.table.state).toStrictEqual(replayed)
    }
    const found = await findTable(code, { log: place.log, machine, stamp: undefined, report: () => {} })
    expect(found?.state).toStrictEqual(open.table.state)
  })

  it('by a node whose log does not tell it of its own decisions', async () => {
    const open = await openTable(deafLog(place.log), await create())
    await startGame(open, 'toy', TOY_OPTIONS)
    open.calls.count = 0
    open.written.length = 0
    for (let ticks = 0; ticks < 10; ticks++) await open.tick()
    expect(open.calls.count).toBe(open.written.reduce((sum, each) => sum + gameEvents(each), 0))
  })

  it('when the append was retried, before or after it was written', async () => {
    const { log, faults } = faultyLog(place.log)
    const open = await openTable(log, await create())
    await startGame(open, 'toy', TOY_OPTIONS)
    const note = (text: string): TableMove => ({ type: 'play', move: { type: 'note', text } })
    for (const fault of ['before', 'after'] as const) {
      open.calls.count = 0
      open.written.length = 0
      faults.push(fault)
      const asked = open.ask(note(`Une prune ${fault}`))
      await place.time.pass(1)
      await asked
      expect(open.written.map(gameEvents)).toEqual([1])
      expect(open.calls.count).toBe(1)
    }
  })

  it('by each of two nodes: the one that decided it, and the one that reads it', async () => {
    const code = await create()
    const first = await openTable(place.log, code, 'n1')
    await startGame(first, 'toy', TOY_OPTIONS)
    const second = await openTable(place.log, code, 'n2')
    for (let ticks = 0; ticks < 20; ticks++) {
      const [decider, reader] = ticks % 2 === 0 ? [first, second] : [second, first]
      for (const open of [first, second]) {
        open.calls.count = 0
        open.written.length = 0
      }
      await decider.tick()
      await place.time.pass(0)
      const events = decider.written.reduce((sum, each) => sum + gameEvents(each), 0)
      expect(events).toBeGreaterThan(0)
      expect([decider.calls.count, reader.calls.count]).toEqual([events, events])
      expect(first.table.state).toStrictEqual(second.table.state)
    }
  })
})

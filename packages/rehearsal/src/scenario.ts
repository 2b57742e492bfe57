import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import type { Decision, Refusal, Shelf, TableMove } from '@tablee/kernel'
import { readTableMove } from '@tablee/protocol'
import { isPlain, misses } from './misses.ts'
import { completeOptions } from './options.ts'
import { type Miss, readScenario, type Scenario, type Step } from './scenario-file.ts'
import { say, seatEverybody } from './seat-everybody.ts'
import { seatsByName, withNames, withSeatIds } from './seat-names.ts'
import { stackShelf } from './stacked.ts'
import { VirtualTable } from './virtual-table.ts'

export type { Miss }

/** A table that a scenario was played at. */
export interface ScenarioTable {
  readonly table: VirtualTable
  /** The games with the scenario's cards and lots: a host that goes on from here needs it. */
  readonly shelf: Shelf
  /** All decisions so far, as a log holds them. */
  readonly decisions: readonly Decision[]
}

const isMiss = (read: Scenario | readonly Miss[]): read is readonly Miss[] => Array.isArray(read)

type Reader = (raw: unknown) => unknown

/** With ids of seats for names; undefined for what is no move of a table. */
const tableMoveOf = (raw: unknown, table: VirtualTable, readMove: Reader): TableMove | undefined => {
  const seats = seatsByName(table.state)
  const asked = withSeatIds(raw, seats, (each) => readTableMove(each) !== undefined)
  const move = readTableMove(asked)
  if (move?.type !== 'play' && move?.type !== 'call-time') return move
  const made = isPlain(raw) ? raw.move : undefined
  return { ...move, move: withSeatIds(made, seats, (each) => readMove(each) !== undefined) }
}

/** Who does what, if a step is a move of somebody. */
const askedIn = ({
  by,
  move,
  tableMove,
  sit,
  stand,
  pause,
  resume,
}: Step): readonly [who: string, move: unknown] | undefined => {
  if (by !== undefined) return [by, tableMove ?? { type: 'play', move }]
  if (sit !== undefined) return [sit, { type: 'sit', name: sit }]
  if (stand !== undefined) return [stand, { type: 'stand' }]
  if (pause !== undefined) return [pause, { type: 'pause' }]
  return resume === undefined ? undefined : [resume, { type: 'resume' }]
}

type Answer = { readonly refusal?: Refusal | undefined } | string

/** Plays one step; a sentence if that can't be done. */
const perform = (table: VirtualTable, step: Step, readMove: Reader): Answer => {
  const { wait, away, back } = step
  const asked = askedIn(step)
  if (asked !== undefined) {
    const move = tableMoveOf(asked[1], table, readMove)
    if (move === undefined) return 'this is no move of a table'
    if (move.type !== 'sit' && !table.knows(asked[0])) return `nobody called ${asked[0]} has been at the table`
    return { refusal: table.askAs(asked[0], move) }
  }
  const absent = away ?? back
  if (absent !== undefined && !table.knows(absent)) return `nobody called ${absent} has been at the table`
  if (away !== undefined) table.leave(away)
  else if (back !== undefined) table.comeBack(back)
  else if (wait === 'deadline') {
    if (!table.tick()) return 'there is no deadline to wait for'
  } else table.wait(Math.round((wait ?? 0) * 1000))
  return {}
}

const refusalMisses = (wanted: string | undefined, refusal: Refusal | undefined): string[] => {
  if (wanted === undefined) return refusal === undefined ? [] : [`refused: ${say(refusal)}`]
  if (refusal === undefined) return [`accepted, and should have been refused: ${wanted}`]
  const given = [refusal.rule, refusal.code]
  const [first, second] = wanted.split(' ')
  const holds = second === undefined ? given.includes(first as never) : first === given[0] && second === given[1]
  return holds ? [] : [`refused: expected ${wanted}, found ${say(refusal)}`]
}

/** What everybody sees of the table around the game: its seats by name, and the outcome as one of its fields. */
const aroundGame = (table: VirtualTable): unknown => {
  const { play, seats, ...around } = table.seenBy(undefined)
  return {
    ...around,
    seats: Object.fromEntries(seats.map((seat) => [seat.name, seat])),
    ...(play?.outcome && { outcome: play.outcome }),
  }
}

const viewMisses = (table: VirtualTable, { see = {}, table: around }: Step): string[] => {
  const seats = seatsByName(table.state)
  const named = (view: unknown) => withNames(view, seats)
  const seen = Object.entries(see).flatMap(([who, view]) => {
    if (who !== 'screen' && !table.knows(who)) return [`see: nobody called ${who} has been at the table`]
    return misses(view, named(table.seenBy(who === 'screen' ? undefined : who).play?.view), [`see ${who}`])
  })
  return [...seen, ...(around === undefined ? [] : misses(around, named(aroundGame(table)), ['table']))]
}

const missesOf = (table: VirtualTable, step: Step, readMove: Reader): string[] => {
  const answer = perform(table, step, readMove)
  const refusal = typeof answer === 'string' ? [answer] : refusalMisses(step.refused, answer.refusal)
  return [...refusal, ...viewMisses(table, step)]
}

/**
 * Seats everybody of a scenario at a new table and plays its first steps, all of them by default: what did not hold, and the table, which is
 * absent if the set-up can't be read.
 */
export const playSteps = async (
  raw: unknown,
  shelf: GameShelf,
  upTo = Number.POSITIVE_INFINITY,
): Promise<{ readonly misses: readonly Miss[]; readonly at?: ScenarioTable }> => {
  const setUpMiss = (...what: readonly string[]) => ({ misses: what.map((each) => ({ step: 0, what: each })) })
  const read = readScenario(raw)
  if (isMiss(read)) return { misses: read }
  const { game: id, stack, lots = [], seats, steps } = read
  const game = shelf.get(id)?.game
  if (game === undefined) return setUpMiss(`no game ${id} on the shelf`)
  const completed = completeOptions(game, read.options)
  if (typeof completed === 'string') return setUpMiss(completed)
  const { options } = completed
  const names = seats.map(({ name }) => name)
  const rules = await game.rehearsal?.()
  const stacked = stackShelf(shelf, id, { stack, lots, names, options, stackWorld: rules?.stack })
  if (stacked === undefined) return setUpMiss(`stack: not as docs/protocol.md has it for ${id}`)
  const decisions: Decision[] = []
  const table = new VirtualTable(stacked, 'scenario', (decision) => decisions.push(decision))
  const unseated = seatEverybody(table, { game: id, options, seats })
  if (unseated.length > 0) return setUpMiss(...unseated)
  const readMove: Reader = (each) => game.readMove(each)
  const missed = steps
    .slice(0, upTo)
    .flatMap((step, nth) => missesOf(table, step, readMove).map((what) => ({ step: nth + 1, what })))
  return { misses: missed, at: { table, shelf: stacked, decisions } }
}

/** Plays a scenario through the real table machine; the steps that did not hold. */
export const playScenario = async (raw: unknown, shelf: GameShelf): Promise<readonly Miss[]> =>
  (await playSteps(raw, shelf)).misses

export const tellMiss = ({ step, what }: Miss): string => `${step === 0 ? 'set-up' : `step ${step}`}: ${what}`

/**
 * The table after so many steps of a scenario, all of them by default. `table.seenBy` gives the view of each person by name, and that of the
 * shared screen without one. Throws if the scenario can't be read or does not hold so far.
 */
export const tableAfter = async (raw: unknown, shelf: GameShelf, steps?: number): Promise<ScenarioTable> => {
  const { misses, at } = await playSteps(raw, shelf, steps)
  if (at === undefined || misses.length > 0) throw new Error(misses.map(tellMiss).join('\n'))
  return at
}

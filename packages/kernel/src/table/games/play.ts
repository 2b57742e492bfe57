import type { Instant, SeatId } from '../../brand.ts'
import { seededChance } from '../../chance.ts'
import type { Actor, Seating, Shelf, Tools } from '../../game.ts'
import { ok } from '../../result.ts'
import type { TableDecided } from '../decided.ts'
import type { TableEvent } from '../events.ts'
import { foldGame, timesIn } from '../evolve.ts'
import type { TableMove } from '../moves.ts'
import { no } from '../refusals.ts'
import {
  botSeats,
  captainOf,
  everybodyPresent,
  type Play,
  type TableState,
  tableNow,
  underWay,
  unhurriedSeats,
} from '../state.ts'
import type { TableTools } from '../tools.ts'
import { startIntro } from './intro.ts'
import { rangeOf, shelvedGame, worldOf } from './shelf.ts'
import { mayWrite } from './write-limit.ts'

type PlayTools = Pick<TableTools, 'now' | 'people'>

/** The tools of one decision of the game. ALL-5: its random source is seeded by the game's seed and the decision's number. */
const gameTools = (
  state: TableState,
  { game, seed, decisions }: Pick<Play, 'game' | 'seed' | 'decisions'>,
  now: Instant,
  people: ReadonlySet<SeatId>,
): Tools => ({
  now,
  chance: seededChance(`${seed}:${decisions}`),
  present: everybodyPresent(state, people),
  bots: botSeats(state),
  unhurried: unhurriedSeats(state),
  timesSeen: (card) => timesIn(state.timesSeen[game], card),
})

/** Every held seat plays; empty seats do not. */
const seatingOf = (state: TableState, teams: readonly string[]): Seating => {
  const playing = state.seats.filter(({ holder }) => holder.kind !== 'nobody')
  const inTeams = teams.flatMap((team) => {
    const seats = playing.filter((seat) => seat.team === team).map(({ id }) => id)
    const captain = captainOf({ seats: playing, captains: state.captains }, team)
    return captain === undefined ? [] : [[team, { seats, captain }] as const]
  })
  const [opener] = [...playing].sort((a, b) => a.arrival - b.arrival)
  return {
    seats: playing.map(({ id }) => id),
    teams: Object.fromEntries(inTeams),
    ...(opener === undefined ? {} : { opener: opener.id }),
    names: Object.fromEntries(playing.map(({ id, name }) => [id, name])),
  }
}

/** Sets up the chosen game. */
export const startGame = (
  state: TableState,
  { intro: name }: Extract<TableMove, { type: 'start' }>,
  seed: string,
  { now, people }: PlayTools,
  shelf: Shelf,
): TableDecided => {
  if (underWay(state) !== undefined) return no('game-under-way')
  const shelved = shelvedGame(shelf, state.game)
  const range = rangeOf(state, shelf)
  const seating = seatingOf(state, range.teams)
  if (seating.seats.length < range.min) return no('too-few-players', String(range.min))
  if (seating.seats.length > range.max) return no('too-many-players', String(range.max))
  const at = tableNow(state, now)
  const intro = name === undefined ? undefined : startIntro(state, name, at, now)
  // The game's first wait begins when the intro ends.
  const tools = gameTools(state, { game: state.game, seed, decisions: 0 }, intro?.endsAt ?? at, people)
  const world = worldOf(shelved, state.decks[state.game])
  const set = shelved.game.setup(state.options, seating, { ...tools, ...world })
  if (!set.isOk) return set
  const clock = { elapsed: at, since: now }
  const started: TableEvent = {
    type: 'started',
    game: state.game,
    options: state.options,
    seed,
    seating,
    events: set.value,
    clock,
    ...(intro === undefined ? {} : { intro }),
  }
  return ok([started])
}

/** The events as the log gives them back, so that the state folded now equals the state folded from the log. */
const asLogged = (events: readonly unknown[]): readonly unknown[] => JSON.parse(JSON.stringify(events))

/** A move of the game, by a seat, the clock or the host. When it ends the game, the table's « ended » event is added. */
export const playMove = (state: TableState, raw: unknown, by: Actor, tools: PlayTools, shelf: Shelf): TableDecided => {
  const play = underWay(state)
  if (play === undefined) return no('no-game')
  if (state.pause !== undefined) return no('paused')
  if (play.intro !== undefined) return no('not-begun')
  const shelved = shelvedGame(shelf, play.game)
  const { game } = shelved
  const move = game.readMove(raw)
  if (move === undefined) return no('malformed-move')
  const at = tableNow(state, tools.now)
  const world = worldOf(shelved, play.deck)
  const decided = game.decide(play.state, move, by, { ...gameTools(state, play, at, tools.people), ...world })
  if (!decided.isOk) return decided
  if (decided.value.length === 0) return ok([])
  if (!mayWrite(play.writes, by, game.writeLimit?.(move), at)) return no('written-too-often')
  const events = asLogged(decided.value)
  const played: TableEvent = { type: 'played', by, move: game.inBrief?.(move) ?? move, events, at }
  const next = foldGame(game, play.state, events)
  const outcome = game.outcome(next)
  const ended: TableEvent[] = outcome ? [{ type: 'ended', outcome, shown: game.shown(next), at }] : []
  return { isOk: true, value: [played, ...ended], folded: { state: next } }
}

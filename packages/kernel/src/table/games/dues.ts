import type { Instant, SeatId } from '../../brand.ts'
import type { Actor, BotLevel, Scene, Shelf } from '../../game.ts'
import { awaySince, everybodyPresent, type Play, seatOf, type TableState, underWay } from '../state.ts'
import type { Attendance } from '../tools.ts'
import { introDue } from './intro.ts'
import { shelvedGame, worldOf } from './shelf.ts'
import { type BotQuestion, chanceFrom } from './thoughts.ts'

/** What will happen without a person's move: a deadline of the game, or a bot's move. */
export interface TableDue {
  readonly at: Instant
  readonly by: Actor
  readonly move: unknown
  /** What the bot could think about until then. */
  readonly question?: BotQuestion
}

const botDue = (play: Play, id: SeatId, level: BotLevel, scene: Scene, shelf: Shelf): TableDue | undefined => {
  const shelved = shelvedGame(shelf, play.game)
  const { game } = shelved
  const seed = `${play.seed}:${id}`
  const view = game.view(play.state, { kind: 'seat', seat: id }, scene)
  const next = game.bot(view, id, { level, chance: chanceFrom(seed), ...worldOf(shelved, play.deck) })
  if (next === undefined) return undefined
  const due = {
    at: ((next.since ?? play.lastAt) + next.after) as Instant,
    by: { kind: 'seat', seat: id },
    move: next.move,
  } as const
  // The thinking workers have only the standard deck.
  if (!next.isWorthAThought || play.deck !== undefined) return due
  const moment = `${play.number}:${play.decisions}:${id}`
  return { ...due, question: { id: moment, game: play.game, seat: id, level, seed, view } }
}

interface BotPlan {
  readonly shelf: Shelf
  /** The bot's level, who is present, and who is away since when. */
  readonly given: string
  readonly due: TableDue | undefined
}

/** Cache of each bot's next move, by the game's state object. */
const botPlans = new WeakMap<Play, Map<SeatId, BotPlan>>()

/** Computes a bot's move once per situation: the timer asks after every change at the table, and again when the move is due. */
const botDueOnce = (play: Play, id: SeatId, level: BotLevel, scene: Scene, shelf: Shelf): TableDue | undefined => {
  const plans = botPlans.get(play) ?? new Map<SeatId, BotPlan>()
  botPlans.set(play, plans)
  const known = plans.get(id)
  const given = JSON.stringify([level, ...scene.present, ...(scene.away ?? [])])
  if (known?.shelf === shelf && known.given === given) return known.due
  const due = botDue(play, id, level, scene, shelf)
  plans.set(id, { shelf, given, due })
  return due
}

/**
 * Everything that is due, earliest first; empty while the table's time stands still (ALL-3). A bot that throws is reported, and the game's own
 * deadlines stay (ALL-7).
 */
export const duesOf = (
  state: TableState,
  attendance: Attendance,
  shelf: Shelf,
  report: (error: unknown) => void = () => {},
): readonly TableDue[] => {
  const play = underWay(state)
  if (play === undefined || state.pause !== undefined) return []
  const introEnds = introDue(state, attendance.people)
  if (introEnds !== undefined) return [{ at: introEnds, by: { kind: 'clock' }, move: undefined }]
  const { game } = shelvedGame(shelf, play.game)
  const away = awaySince(state, attendance)
  const dues: TableDue[] = []
  for (const due of [game.due(play.state), game.dueWithout?.(play.state, away)])
    if (due !== undefined) dues.push({ ...due, by: { kind: 'clock' } })
  let scene: Scene | undefined
  for (const id of play.seating.seats) {
    const holder = seatOf(state, id)?.holder
    if (holder?.kind !== 'bot') continue
    scene ??= { present: everybodyPresent(state, attendance.people), away, isPaused: false }
    try {
      const due = botDueOnce(play, id, holder.level, scene, shelf)
      if (due !== undefined) dues.push(due)
    } catch (error) {
      report(error)
    }
  }
  return dues.sort((a, b) => a.at - b.at)
}

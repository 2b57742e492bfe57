import { after, type Instant, type Milliseconds, type SeatId, type ServerTime, seconds } from '../../brand.ts'
import type { TableEvent } from '../events.ts'
import {
  heldSeats,
  type Intro,
  type Play,
  type SeenIntros,
  type StartedIntro,
  type TableState,
  tableNow,
  underWay,
  unhurriedSeats,
} from '../state.ts'

/** Seconds. */
const FULL = 12
const BRIEF = 2

/** A table remembers an evening: tomorrow the intro is whole again. */
const REMEMBERED_FOR: Milliseconds = seconds(12 * 3600)
/** How many names of intros a table remembers, the newest. */
const REMEMBERED = 20

const hasSeen = (seen: SeenIntros, name: string, now: ServerTime): boolean =>
  Object.hasOwn(seen, name) && now - (seen[name] ?? 0) < REMEMBERED_FOR

export const withSeenIntro = (seen: SeenIntros, name: string, at: ServerTime): SeenIntros => {
  const others = Object.entries(seen).filter(([each]) => each !== name)
  return Object.fromEntries([...others, [name, at] as const].slice(-REMEMBERED))
}

/** ALL-2: twice as long if somebody asked for more time. */
export const startIntro = (state: TableState, name: string, at: Instant, now: ServerTime): StartedIntro => {
  const isKnown = hasSeen(state.introsSeen, name, now)
  const unhurried = unhurriedSeats(state)
  const isSlow = heldSeats(state).some(({ id }) => unhurried.has(id))
  const lasts = (isKnown ? BRIEF : FULL) * (isSlow ? 2 : 1)
  return { name, isBrief: isKnown, endsAt: after(at, seconds(lasts)), lasts }
}

/** The intro that is on now. */
export const introUnderWay = (state: Pick<TableState, 'play'>): Intro | undefined => underWay(state)?.intro

/** Whether all people who play and are there need no more of it. */
const isSkippedByAll = (
  { seating, intro }: Pick<Play, 'seating' | 'intro'>,
  seats: TableState['seats'],
  people: ReadonlySet<SeatId>,
  more?: SeatId,
): boolean => {
  const here = seats.filter(
    ({ id, holder }) => holder.kind === 'person' && people.has(id) && seating.seats.includes(id),
  )
  return here.length > 0 && here.every(({ id }) => id === more || intro?.skipped.includes(id))
}

/** When an intro ends without another move: at its deadline, or at once when only people who left would still be waited for. */
export const introDue = (state: TableState, people: ReadonlySet<SeatId>): Instant | undefined => {
  const play = underWay(state)
  if (play?.intro === undefined || state.pause !== undefined) return undefined
  return isSkippedByAll(play, state.seats, people) ? (0 as Instant) : play.intro.endsAt
}

/** The game's own time begins where the intro would have ended, so that no deadline of the game has to move. */
export const endIntro = (state: TableState, { endsAt }: Intro, now: ServerTime): TableEvent => {
  const elapsed = Math.max(tableNow(state, now), endsAt) as Instant
  return { type: 'intro-ended', clock: { elapsed, since: now } }
}

export const skipIntro = (
  state: TableState,
  play: Play & { readonly intro: Intro },
  seat: SeatId,
  isForAll: boolean,
  { now, people }: { readonly now: ServerTime; readonly people: ReadonlySet<SeatId> },
): TableEvent[] => {
  const skipped: TableEvent = { type: 'intro-skipped', seat }
  const isOver = isForAll || isSkippedByAll(play, state.seats, people, seat)
  return isOver ? [skipped, endIntro(state, play.intro, now)] : [skipped]
}

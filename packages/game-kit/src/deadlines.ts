import { type Actor, after, type Instant, type SeatId, seconds, type Tools } from '@tablee/kernel'

/** When a wait ends by itself, and how many seconds it lasts in all. */
export interface Wait {
  readonly endsAt: Instant
  readonly lasts: number
}

/** A wait that begins now. ALL-2: it lasts twice as long if one of the seats it waits for asked for more time. */
export const startWait = (
  lasts: number,
  awaited: readonly SeatId[],
  { now, unhurried }: Pick<Tools, 'now' | 'unhurried'>,
): Wait => {
  const inAll = lasts * (awaited.some((seat) => unhurried.has(seat)) ? 2 : 1)
  return { endsAt: after(now, seconds(inAll)), lasts: inAll }
}

/** ALL-8: moves are refused from the deadline on, even if the clock's own move has not arrived yet. */
export const isPast = (endsAt: Instant | undefined, now: Instant): boolean => endsAt !== undefined && endsAt <= now

/** A « time-up » move: who sends it, whether the wait it names is still on, and when that wait ends by itself. */
export interface TimeUp {
  readonly by: Actor
  readonly isCurrent: boolean
  /** Undefined: nothing but people ends this wait. */
  readonly endsAt: Instant | undefined
  readonly now: Instant
  /** ALL-6: everybody who is waited for is away. */
  readonly isForAbsent: boolean
}

/** Why a « time-up » move is refused; undefined: the wait ends. ALL-7: the host calls time only where no clock runs. */
export const timeUpRefusal = ({
  by,
  isCurrent,
  endsAt,
  now,
  isForAbsent,
}: TimeUp): 'the-clock-runs' | 'too-late' | 'not-now' | undefined => {
  if (by.kind === 'seat') return 'the-clock-runs'
  if (!isCurrent) return 'too-late'
  if (by.kind === 'host') return endsAt === undefined ? undefined : 'the-clock-runs'
  return isPast(endsAt, now) || isForAbsent ? undefined : 'not-now'
}

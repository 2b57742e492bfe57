import type { Away, Instant, Milliseconds, SeatId } from '@tablee/kernel'

/** Who is away, and when the game goes on without them. */
export interface Without {
  readonly seats: readonly SeatId[]
  readonly at: Instant
}

/**
 * ALL-6: whether everybody who is waited for is away. Not when all seats are empty: then the normal deadlines are enough, since
 * nobody is there to be kept waiting.
 */
export const areAllAway = (
  awaited: readonly SeatId[],
  seats: readonly SeatId[],
  isAway: (seat: SeatId) => boolean,
): boolean => awaited.length > 0 && awaited.every(isAway) && !seats.every(isAway)

/**
 * When a wait for absent seats is cut short: the grace period counts from the moment when the last of them left. Undefined if the
 * normal deadline comes first. Never before 0: a seat that was given up for good has been empty since minus infinity.
 */
export const graceEnd = (
  absent: readonly SeatId[],
  away: Away,
  grace: Milliseconds,
  deadline: Instant | undefined,
): Instant | undefined => {
  const at = Math.max(0, ...absent.map((seat) => (away.get(seat) ?? 0) + grace)) as Instant
  return deadline !== undefined && deadline <= at ? undefined : at
}

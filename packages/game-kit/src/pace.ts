import type { Chance, Instant, Milliseconds } from '@tablee/kernel'

/** How long something takes, in milliseconds. */
export type Span = readonly [least: number, most: number]

/** A wait as a view shows it: when it ends, and how many seconds it lasts; neither where no clock runs. */
interface ShownWait {
  readonly endsAt?: Instant | undefined
  readonly lasts?: number | undefined
}

/** Somewhere within the span. */
export const drawPause = ([least, most]: Span, chance: Chance): number => least + chance.below(most - least + 1)

/** How long a bot may pause in a wait of the given seconds: a fifth is kept for network delay. Infinite where no clock runs. */
export const roomIn = (lasts: number | undefined): number =>
  lasts === undefined ? Number.POSITIVE_INFINITY : lasts * 800

/** A pause that ends before the wait does. */
export const pauseWithin = (span: Span, chance: Chance, lasts: number | undefined): Milliseconds =>
  Math.min(drawPause(span, chance), roomIn(lasts)) as Milliseconds

/**
 * A pause where several are asked at once and each answer starts the pauses of the others anew: the more there are, the shorter. `room`
 * is the longest that it may be.
 */
export const pauseAmong = (many: number, span: Span, chance: Chance, room: number): Milliseconds =>
  Math.round(Math.min((drawPause(span, chance) * 2) / many, room)) as Milliseconds

/** When the wait began; undefined where no clock runs. */
export const beganAt = ({ endsAt, lasts }: ShownWait): Instant | undefined =>
  endsAt === undefined || lasts === undefined ? undefined : ((endsAt - lasts * 1000) as Instant)

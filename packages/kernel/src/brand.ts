export type Brand<T, Name extends string> = T & { readonly __brand: Name }

/** Milliseconds of the table's own time: the server's clock, which stands still while the table is paused (ALL-3). */
export type Instant = Brand<number, 'Instant'>
export type Milliseconds = Brand<number, 'Milliseconds'>

/** A place at the table; seats are listed clockwise. */
export type SeatId = Brand<string, 'SeatId'>

export const seconds = (count: number): Milliseconds => (count * 1000) as Milliseconds
export const after = (now: Instant, wait: Milliseconds): Instant => (now + wait) as Instant

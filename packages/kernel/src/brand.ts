export type Brand<T, Name extends string> = T & { readonly __brand: Name }

/** Milliseconds of the table's own time: the server's clock, which stands still while the table is paused (ALL-3). */
export type Instant = Brand<number, 'Instant'>
export type Milliseconds = Brand<number, 'Milliseconds'>

/** Milliseconds, by the server's clock, which never stands still: not the table's own time, which games see. */
export type ServerTime = Brand<number, 'ServerTime'>

/** A place at the table; seats are listed clockwise. Everybody may know it: it opens nothing. */
export type SeatId = Brand<string, 'SeatId'>

/** The hash of the secret that a person holds a seat by: it can be compared, never turned back. */
export type HolderKey = Brand<string, 'HolderKey'>

export const seconds = (count: number): Milliseconds => (count * 1000) as Milliseconds
export const after = (now: Instant, wait: Milliseconds): Instant => (now + wait) as Instant

/** A type that the compiler keeps apart from its base type: it names a unit or a kind of id. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name }

/** Milliseconds of the table's own time, which stands still while the table is paused (ALL-3). */
export type Instant = Brand<number, 'Instant'>
/** A length of time, of the table's clock or the server's. */
export type Milliseconds = Brand<number, 'Milliseconds'>

/** Milliseconds of the server's clock, which never stops. Games never see it. */
export type ServerTime = Brand<number, 'ServerTime'>

/** Id of a place at the table. It is public: knowing it grants no rights. */
export type SeatId = Brand<string, 'SeatId'>

/** Hash of the secret that opens a person's seat, or of a device's mark. */
export type HolderKey = Brand<string, 'HolderKey'>

/** Seconds as milliseconds: `seconds(30)`. */
export const seconds = (count: number): Milliseconds => (count * 1000) as Milliseconds
/** The moment that comes `wait` later. */
export const after = (now: Instant, wait: Milliseconds): Instant => (now + wait) as Instant

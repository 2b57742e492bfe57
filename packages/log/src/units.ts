type Brand<T, Name extends string> = T & { readonly __brand: Name }

/** What people type to come to a table: short, and the table's own. */
export type TableCode = Brand<string, 'TableCode'>

/** How many decisions a table's log holds; 0: none yet. The n-th decision makes version n. */
export type Version = Brand<number, 'Version'>

/** Milliseconds, by the server's clock only. */
export type Instant = Brand<number, 'Instant'>

export type Clock = () => Instant

export const NONE_YET = 0 as Version
export const next = (version: Version): Version => (version + 1) as Version

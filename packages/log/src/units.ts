import type { Brand } from '@tablee/kernel'

/** What people type to come to a table: short, and the table's own. */
export type TableCode = Brand<string, 'TableCode'>

/** How many decisions a table's log holds; 0: none yet. The n-th decision makes version n. */
export type Version = Brand<number, 'Version'>

/** Milliseconds, by the server's clock, which never stands still: not the table's own time, which games see. */
export type ServerTime = Brand<number, 'ServerTime'>

export type Clock = () => ServerTime

export const NONE_YET = 0 as Version
export const next = (version: Version): Version => (version + 1) as Version

import type { Brand, ServerTime } from '@tablee/kernel'

export type { ServerTime }

/** What people type to come to a table: short, and the table's own. */
export type TableCode = Brand<string, 'TableCode'>

/** How many decisions a table's log holds; 0: none yet. The n-th decision makes version n. */
export type Version = Brand<number, 'Version'>

export type Clock = () => ServerTime

/** No log gets so far: up to the last there is. */
export const TO_THE_LAST = Number.MAX_SAFE_INTEGER as Version
export const NONE_YET = 0 as Version
export const next = (version: Version): Version => (version + 1) as Version

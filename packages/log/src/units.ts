import type { Brand, ServerTime } from '@tablee/kernel'

export type { ServerTime }

/** The short code that people type to join a table. */
export type TableCode = Brand<string, 'TableCode'>

/** Number of decisions in a table's log; 0 means none. The n-th decision creates version n. */
export type Version = Brand<number, 'Version'>

export type Clock = () => ServerTime

/** Upper bound for reads without an end. */
export const TO_THE_LAST = Number.MAX_SAFE_INTEGER as Version
export const NONE_YET = 0 as Version
export const next = (version: Version): Version => (version + 1) as Version

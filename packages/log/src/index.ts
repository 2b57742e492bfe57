export { Memory, openMemoryLog } from './memory.ts'
export { LARGEST, LogClosed, LogUnusable, type TableLog } from './table-log.ts'
export { type Clock, type Instant, NONE_YET, next, type TableCode, type Version } from './units.ts'

export { byteLength } from './byte-length.ts'
export { Memory, openMemoryLog } from './memory/log.ts'
export { LARGEST, LogClosed, LogUnusable, type Snapshot, type TableLog, type TableSize } from './table-log.ts'
export { type Clock, NONE_YET, next, type ServerTime, type TableCode, type Version } from './units.ts'

export { CODE_SIGNS, LONGEST_CODE, SHORTEST_CODE } from './code.ts'
export { Heartbeat } from './heartbeat.ts'
export {
  type FromClient,
  type FromServer,
  fromClient,
  LARGEST_FRAME,
  PROTOCOL,
  readFromClient,
  readSecret,
  TROUBLES,
  type Trouble,
} from './messages.ts'
export { applyPatch, type Patch, patchFrom, patchFromParts } from './patch.ts'
export type { Replay, ReplayStep } from './replay.ts'
export { readTableMove } from './table-moves.ts'

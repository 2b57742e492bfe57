import type { Answer, Host } from '@tablee/host'
import type { FromServer, Trouble } from '@tablee/protocol'
import type { Limits } from '../limits/limits.ts'
import type { SpectatorLimit } from '../limits/spectator-limit.ts'
import type { TableLookup } from '../limits/table-lookup.ts'
import type { TaskQueue } from '../limits/task-queue.ts'
import type { AddressBuckets } from '../limits/token-buckets.ts'
import type { WrittenBytes } from '../limits/written-bytes.ts'
import type { FrameCache } from './frame-cache.ts'
import type { WriteBatch } from './write-batch.ts'

/** What all sockets of a server share. */
export interface SocketTools {
  readonly host: Host
  readonly limits: Limits
  readonly lookup: Pick<TableLookup, 'find'>
  readonly spectators: SpectatorLimit
  readonly written: Pick<WrittenBytes, 'minutesToWait' | 'add'>
  /** Frames that all sockets of an address may send together. */
  readonly frames: Pick<AddressBuckets, 'take'>
  readonly batch: WriteBatch
  readonly frameCache: FrameCache
  /** Connects and disconnects: each of them is sent to a whole table. */
  readonly connectionQueue: TaskQueue
  /** One replay per turn of the event loop: serializing one may take milliseconds. */
  readonly replayQueue: TaskQueue
  readonly report: (error: unknown) => void
  readonly onAnswer: (answer: Answer['type']) => void
}

/** WebSocket close codes. */
export const GOING_AWAY = 1001
export const POLICY_VIOLATION = 1008
export const INTERNAL_ERROR = 1011

/** The socket as the handshake and the table connection see it. */
export interface Channel {
  readonly address: string
  isOpen(): boolean
  send(message: FromServer): void
  /** Sends an error; the socket stays open. */
  sendError(code: Trouble): void
  /** Sends an error, closes the socket and leaves the table. */
  closeWithError(code: Trouble, closeCode?: number): void
  /** Asks for a place in the next write batch, which first shows pending changes. */
  joinBatch(): void
  /** Takes frames from the rate limit for a costly request. */
  takeFrames(frames: number): boolean
}

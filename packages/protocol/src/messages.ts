import type { Refusal, TableView } from '@tablee/kernel'
import * as v from 'valibot'
import type { Patch } from './patch.ts'
import type { Replay } from './replay.ts'
import { clientMove, shortText } from './table-moves.ts'

/** Incremented when an older client would misunderstand a message. The client sends it in its hello. */
export const PROTOCOL = 1

/** Bytes. */
export const LARGEST_FRAME = 8192

/** The secret by which a device holds its seat: at least 128 random bits, in base64url. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/))

/** Parses a secret; undefined if it is malformed. */
export const readSecret = (raw: unknown): string | undefined => {
  const read = v.safeParse(secret, raw)
  return read.success ? read.output : undefined
}

export const fromClient = v.variant('type', [
  v.strictObject({
    type: v.literal('move'),
    id: shortText,
    move: clientMove,
    isAgain: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    table: v.pipe(v.string(), v.maxLength(16)),
    secret: v.exactOptional(secret),
    /**
     * Random id of the device at this table. It stays the same when the device creates a new secret, so that a removed device is
     * recognised.
     */
    mark: v.exactOptional(secret),
  }),
  v.strictObject({ type: v.literal('replay'), id: shortText, game: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ type: v.literal('ping') }),
])
export type FromClient = v.InferOutput<typeof fromClient>

/** Parses one frame; undefined if it is not a valid message. */
export const readFromClient = (text: string): FromClient | undefined => {
  try {
    const read = v.safeParse(fromClient, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

export const TROUBLES = [
  'please-reload',
  'no-such-table',
  'removed',
  'table-locked',
  'table-crowded',
  'too-many-tries',
  'malformed',
  'slow-down',
  'hello-first',
  'server-trouble',
] as const
export type Trouble = (typeof TROUBLES)[number]

/** The table's own time when the message was sent, and whether it is running. */
interface Timed {
  readonly now: number
  readonly isRunning: boolean
}

export type FromServer =
  | { readonly type: 'welcome'; readonly protocol: number; readonly table: string }
  | ({ readonly type: 'view'; readonly view: TableView } & Timed)
  /** The changes since the previous view or patch. */
  | ({ readonly type: 'patch'; readonly patch: Patch } & Timed)
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly type: 'replay'; readonly id: string; readonly replay: Replay }
  | { readonly type: 'error'; readonly code: Trouble }
  | { readonly type: 'pong' }

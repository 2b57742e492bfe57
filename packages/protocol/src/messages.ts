import { BOT_LEVELS, type Refusal, type SeatId, type TableMove, type TableView } from '@tablee/kernel'
import * as v from 'valibot'
import type { Patch } from './patch.ts'
import type { Replay } from './replay.ts'

/** Changes whenever an older client would misunderstand; told in the hello. */
export const PROTOCOL = 1

/** In bytes. */
export const LARGEST_FRAME = 8192

const seat = v.pipe(
  v.string(),
  v.regex(/^s\d{1,6}$/),
  v.transform((id) => id as SeatId),
)
const name = v.pipe(v.string(), v.maxLength(400))
const level = v.picklist(BOT_LEVELS)
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/**
 * What clients may ask of a table; the clock's moves are not among them. Unknown fields are refused. What is asked most comes first:
 * every alternative before it is tried, and makes up its complaint.
 */
const move = v.variant('type', [
  v.strictObject({ type: v.literal('play'), move: v.unknown() }),
  v.strictObject({ type: v.literal('sit'), name, seat: v.exactOptional(seat) }),
  v.strictObject({ type: v.literal('stand') }),
  v.strictObject({ type: v.literal('rename'), name }),
  v.strictObject({ type: v.literal('unhurried'), isUnhurried: v.boolean() }),
  v.strictObject({ type: v.literal('team'), seat, team: short }),
  v.strictObject({ type: v.literal('even-teams') }),
  v.strictObject({ type: v.literal('captain'), seat }),
  v.strictObject({ type: v.literal('order'), seats: v.pipe(v.array(seat), v.maxLength(40)) }),
  v.strictObject({ type: v.literal('choose'), game: short, options: v.exactOptional(v.unknown()) }),
  v.strictObject({ type: v.literal('drop-deck'), game: short }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('leave-game') }),
  v.strictObject({ type: v.literal('pause') }),
  v.strictObject({ type: v.literal('resume') }),
  v.strictObject({ type: v.literal('lock'), isLocked: v.boolean() }),
  v.strictObject({ type: v.literal('remove'), seat, andLock: v.exactOptional(v.literal(true)) }),
  v.strictObject({ type: v.literal('host'), seat }),
  v.strictObject({ type: v.literal('bot'), level, name: v.exactOptional(name) }),
  v.strictObject({ type: v.literal('hand-over'), seat, to: v.picklist([...BOT_LEVELS, 'newcomer']) }),
  v.strictObject({ type: v.literal('take-back') }),
  v.strictObject({ type: v.literal('call-time'), move: v.unknown() }),
]) satisfies v.GenericSchema<unknown, TableMove>

/** What a device holds its seat by: 128 random bits or more, in base64url. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/))

/** Undefined for what is none. */
export const readSecret = (raw: unknown): string | undefined => {
  const read = v.safeParse(secret, raw)
  return read.success ? read.output : undefined
}

export const fromClient = v.variant('type', [
  v.strictObject({ type: v.literal('move'), id: short, move, isAgain: v.exactOptional(v.literal(true)) }),
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    table: v.pipe(v.string(), v.maxLength(16)),
    secret: v.exactOptional(secret),
    /** The device's own, drawn once for each table and kept when it draws another secret: who was removed is known again by it. */
    mark: v.exactOptional(secret),
  }),
  v.strictObject({ type: v.literal('replay'), id: short, game: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ type: v.literal('ping') }),
])
export type FromClient = v.InferOutput<typeof fromClient>

/** One frame as it came in; undefined for what is no message of ours. */
export const readFromClient = (text: string): FromClient | undefined => {
  try {
    const read = v.safeParse(fromClient, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** A move in JSON, as scenario files have it. */
export const readTableMove = (raw: unknown): TableMove | undefined => {
  const read = v.safeParse(move, raw)
  return read.success ? read.output : undefined
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

/** The table's own time when the message left, and whether it runs on. */
interface Timed {
  readonly now: number
  readonly isRunning: boolean
}

export type FromServer =
  | { readonly type: 'welcome'; readonly protocol: number; readonly table: string }
  | ({ readonly type: 'view'; readonly view: TableView } & Timed)
  /** What changed since the view or patch before. */
  | ({ readonly type: 'patch'; readonly patch: Patch } & Timed)
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly type: 'replay'; readonly id: string; readonly replay: Replay }
  | { readonly type: 'error'; readonly code: Trouble }
  | { readonly type: 'pong' }

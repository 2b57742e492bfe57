import { BOT_LEVELS, type SeatId, type TableMove } from '@tablee/kernel'
import * as v from 'valibot'

/**
 * Moves that a client can't send over its socket. The clock sends `tick`, `beat` and `wake`. The server sends `use-deck` after a device
 * has uploaded the deck over HTTP: a deck is larger than a frame.
 */
type ServerMoveType = 'tick' | 'beat' | 'wake' | 'use-deck'
type ClientMoveType = Exclude<TableMove['type'], ServerMoveType>
type MoveOf<Type extends ClientMoveType> = Extract<TableMove, { readonly type: Type }>

type AnySchema = v.GenericSchema<unknown, { type: string }>
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
/** A schema's output as the kernel declares it: all fields and arrays are readonly. */
type ReadonlyFields<T> = { readonly [Field in keyof T]: T[Field] extends (infer Item)[] ? readonly Item[] : T[Field] }
type Checked<Schemas extends Record<string, AnySchema>> = {
  [Type in keyof Schemas]: Type extends ClientMoveType
    ? Same<ReadonlyFields<v.InferOutput<Schemas[Type]>>, MoveOf<Type>> extends true
      ? Schemas[Type]
      : { readonly schemaDiffersFrom: MoveOf<Type> }
    : { readonly isNoClientMove: Type }
}

/**
 * Ties the schemas to the kernel's `TableMove` in both directions, at compile time. A move without a schema, a schema without a move, and
 * a field that only one of the two has (an optional one too) are type errors.
 */
const checkSchemas = <Schemas extends Record<string, AnySchema>>(schemas: Schemas & Checked<Schemas>): Schemas =>
  schemas

const seat = v.pipe(
  v.string(),
  v.regex(/^s\d{1,6}$/),
  v.transform((id) => id as SeatId),
)
const name = v.pipe(v.string(), v.maxLength(400))
const level = v.picklist(BOT_LEVELS)
export const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** Unknown fields are refused. The most frequent moves come first: valibot tries the schemas in this order. */
const schemas = checkSchemas({
  play: v.strictObject({ type: v.literal('play'), move: v.unknown() }),
  sit: v.strictObject({ type: v.literal('sit'), name, seat: v.exactOptional(seat) }),
  stand: v.strictObject({ type: v.literal('stand') }),
  rename: v.strictObject({ type: v.literal('rename'), name }),
  unhurried: v.strictObject({ type: v.literal('unhurried'), isUnhurried: v.boolean() }),
  team: v.strictObject({ type: v.literal('team'), seat, team: shortText }),
  'even-teams': v.strictObject({ type: v.literal('even-teams') }),
  captain: v.strictObject({ type: v.literal('captain'), seat }),
  order: v.strictObject({ type: v.literal('order'), seats: v.pipe(v.array(seat), v.maxLength(40)) }),
  choose: v.strictObject({ type: v.literal('choose'), game: shortText, options: v.exactOptional(v.unknown()) }),
  'drop-deck': v.strictObject({ type: v.literal('drop-deck'), game: shortText }),
  start: v.strictObject({ type: v.literal('start'), intro: v.exactOptional(shortText) }),
  'skip-intro': v.strictObject({ type: v.literal('skip-intro'), isForAll: v.exactOptional(v.literal(true)) }),
  'leave-game': v.strictObject({ type: v.literal('leave-game') }),
  pause: v.strictObject({ type: v.literal('pause') }),
  resume: v.strictObject({ type: v.literal('resume') }),
  lock: v.strictObject({ type: v.literal('lock'), isLocked: v.boolean() }),
  remove: v.strictObject({ type: v.literal('remove'), seat, andLock: v.exactOptional(v.literal(true)) }),
  host: v.strictObject({ type: v.literal('host'), seat }),
  bot: v.strictObject({ type: v.literal('bot'), level, name: v.exactOptional(name) }),
  'hand-over': v.strictObject({ type: v.literal('hand-over'), seat, to: v.picklist([...BOT_LEVELS, 'newcomer']) }),
  'take-back': v.strictObject({ type: v.literal('take-back') }),
  'call-time': v.strictObject({ type: v.literal('call-time'), move: v.unknown() }),
} satisfies Record<ClientMoveType, AnySchema>)

/** A move that a client may send to a table. */
export const clientMove = v.variant('type', Object.values(schemas))

/** Parses a move from JSON, for example of a scenario file; undefined if no client may send it. */
export const readTableMove = (raw: unknown): TableMove | undefined => {
  const read = v.safeParse(clientMove, raw)
  return read.success ? read.output : undefined
}

import * as v from 'valibot'
import type { CardId } from './cards.ts'
import type { Move } from './moves.ts'
import { type Options, PACKS } from './options.ts'
import { ROWS } from './rows.ts'

/** ALL-2: whole seconds, none so short that nobody can act, none so long that people forget. */
const wait = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(600))

export const options = v.strictObject({
  hasClock: v.boolean(),
  waits: v.strictObject({ turn: wait, run: wait, start: wait, counter: wait }),
  isStrict: v.boolean(),
  lightsRows: v.boolean(),
  hasDico: v.boolean(),
  packs: v.picklist(PACKS),
}) satisfies v.GenericSchema<unknown, Options>

/** No word of the play list has more letters. */
const MOST_CARDS = 15

const piece = {
  card: v.pipe(
    v.string(),
    v.maxLength(24),
    v.transform((id) => id as CardId),
  ),
  as: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]$/))),
}
const row = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ROWS - 1))
const step = v.pipe(v.number(), v.integer(), v.minValue(0))

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('lay'), row, ...piece, isWordOut: v.boolean() }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('stop') }),
  v.strictObject({
    type: v.literal('counter'),
    step,
    cards: v.pipe(v.array(v.strictObject(piece)), v.minLength(1), v.maxLength(MOST_CARDS)),
    isWordOut: v.boolean(),
  }),
  v.strictObject({ type: v.literal('decline'), step }),
  v.strictObject({ type: v.literal('time-up'), step }),
]) satisfies v.GenericSchema<unknown, Move>

/** The doors in: what does not parse never reaches the game. */
const reader =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (raw: unknown): T | undefined => {
    const read = v.safeParse(schema, raw)
    return read.success ? read.output : undefined
  }
export const readOptions = reader<Options>(options)
export const readMove = reader<Move>(move)

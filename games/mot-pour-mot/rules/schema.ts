import type { SeatId } from '@tablee/kernel'
import * as v from 'valibot'
import type { Move } from './moves.ts'
import { EDITIONS, type Options, PHASES } from './options.ts'

/** ALL-2: whole seconds, none so short that nobody can act, none so long that people forget. */
const wait = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(600))

export const options = v.strictObject({
  edition: v.picklist(EDITIONS),
  columns: v.picklist([3, 5, 7]),
  hasClock: v.boolean(),
  waits: v.strictObject({
    draw: wait,
    read: wait,
    spell: wait,
    tell: wait,
    review: wait,
    plead: wait,
    explain: wait,
    vote: wait,
  }),
  mayTurnOver: v.boolean(),
  isLong: v.boolean(),
}) satisfies v.GenericSchema<unknown, Options>

/** Accents may be written apart: longer than any word has letters. */
const word = v.pipe(v.string(), v.maxLength(120))
const seat = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((id) => id as SeatId),
)

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('name-captain'), seat }),
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('turn-over') }),
  v.strictObject({ type: v.literal('start-timer') }),
  v.strictObject({ type: v.literal('suggest'), word }),
  v.strictObject({ type: v.literal('spell'), letter: v.pipe(v.string(), v.regex(/^[A-Z]$/)) }),
  v.strictObject({ type: v.literal('take-back'), count: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ type: v.literal('done') }),
  v.strictObject({ type: v.literal('tell'), word }),
  v.strictObject({ type: v.literal('accept') }),
  v.strictObject({ type: v.literal('check-spelling') }),
  v.strictObject({ type: v.literal('plead') }),
  v.strictObject({ type: v.literal('contest') }),
  v.strictObject({ type: v.literal('withdraw') }),
  v.strictObject({ type: v.literal('call-vote') }),
  v.strictObject({ type: v.literal('vote'), vote: v.picklist(['for', 'against', 'none']) }),
  v.strictObject({ type: v.literal('time-up'), phase: v.picklist(PHASES) }),
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

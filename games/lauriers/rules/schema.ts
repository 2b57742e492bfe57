import type { SeatId } from '@tablee/kernel'
import * as v from 'valibot'
import type { Source } from './lines.ts'
import type { Move } from './moves.ts'
import { type Options, TRACKS, WRITING } from './options.ts'
import { MOST } from './setup.ts'
import { LONGEST_TEXT } from './texts.ts'

/** ALL-2: whole seconds, none so short that nobody can act, none so long that people forget. */
const wait = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(600))

export const options = v.strictObject({
  hasClock: v.boolean(),
  waits: v.strictObject({
    pick: wait,
    write: wait,
    late: wait,
    desk: wait,
    read: wait,
    vote: wait,
    tell: wait,
    results: wait,
  }),
  writing: v.picklist(WRITING),
  countsOwnVotes: v.boolean(),
  leaves: v.picklist(TRACKS),
}) satisfies v.GenericSchema<unknown, Options>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))
const source = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((id): Source => id as SeatId),
)
/** Every player but one wrote something, and the card has one. */
const line = v.strictObject({
  from: v.pipe(v.array(source), v.minLength(1), v.maxLength(MOST)),
  // A full stop may have been set (LAU-8).
  wording: v.pipe(v.string(), v.maxLength(LONGEST_TEXT + 1)),
})

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('draw'), box: v.picklist([0, 1]) }),
  v.strictObject({ type: v.literal('pick'), nth: v.picklist([0, 1, 2, 3]) }),
  v.strictObject({ type: v.literal('draft'), round: count, text }),
  v.strictObject({ type: v.literal('hand-in'), round: count, text }),
  v.strictObject({ type: v.literal('take-back'), round: count }),
  v.strictObject({ type: v.literal('close') }),
  v.strictObject({ type: v.literal('arrange'), lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(MOST)) }),
  v.strictObject({ type: v.literal('shuffle') }),
  v.strictObject({ type: v.literal('publish') }),
  v.strictObject({ type: v.literal('read-on'), step: count }),
  v.strictObject({ type: v.literal('stake'), round: count }),
  v.strictObject({ type: v.literal('vote'), round: count, line: count }),
  v.strictObject({ type: v.literal('tell') }),
  v.strictObject({ type: v.literal('go-on') }),
  v.strictObject({ type: v.literal('time-up'), step: count }),
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

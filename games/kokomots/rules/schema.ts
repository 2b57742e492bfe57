import * as v from 'valibot'
import { REASONS } from './claims/reasons.ts'
import type { Move } from './moves.ts'
import { DEPTHS, MODES, type Options, TEAM_COUNTS } from './options.ts'

/** ALL-2: whole seconds; judging goes by fast here. */
const wait = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(600))

export const options = v.strictObject({
  mode: v.picklist(MODES),
  hasClock: v.boolean(),
  waits: v.strictObject({
    ready: wait,
    turn: wait,
    judge: wait,
    spell: wait,
    'turn-letters': wait,
    search: wait,
    announce: wait,
    vote: wait,
    pay: wait,
  }),
  hasReadyTap: v.boolean(),
  hasHumanTimer: v.boolean(),
  skipsIdleRounds: v.boolean(),
  depth: v.picklist(DEPTHS),
  teams: v.picklist(TEAM_COUNTS),
}) satisfies v.GenericSchema<unknown, Options>

/** Accents may be written apart: longer than any word has letters. */
const word = v.pipe(v.string(), v.maxLength(80))
const card = v.pipe(v.string(), v.maxLength(40))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const packet = v.picklist([0, 1, 2])

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({
    type: v.literal('claim'),
    word,
    column: v.picklist([0, 1, 2, 3]),
    isLinked: v.boolean(),
    themes: v.exactOptional(v.pipe(v.array(card), v.minLength(1), v.maxLength(2))),
    cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(5)),
    packet: v.exactOptional(packet),
    isSure: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('spell'), claim: count, letter: v.pipe(v.string(), v.regex(/^[A-Z]$/)) }),
  v.strictObject({ type: v.literal('accept'), claim: count }),
  v.strictObject({ type: v.literal('refuse'), claim: count, reason: v.picklist(REASONS) }),
  v.strictObject({ type: v.literal('abstain'), claim: count }),
  v.strictObject({ type: v.literal('discard') }),
  v.strictObject({ type: v.literal('suggest'), word, packet }),
  v.strictObject({ type: v.literal('stop'), turn: count }),
  v.strictObject({ type: v.literal('nudge'), turn: count }),
  v.strictObject({ type: v.literal('turn-letters') }),
  v.strictObject({ type: v.literal('tap'), round: count }),
  v.strictObject({ type: v.literal('skip'), round: count }),
  v.strictObject({ type: v.literal('give-up') }),
  v.strictObject({ type: v.literal('pay'), card }),
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

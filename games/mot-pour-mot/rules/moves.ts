import { capital, count, type Parsed, readerOf, seatId } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'
import { PHASES } from './options.ts'
import { BALLOTS } from './state.ts'

/** Accents may be written apart: longer than any word has letters. */
const word = v.pipe(v.string(), v.maxLength(120))

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('name-captain'), seat: seatId }),
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('turn-over') }),
  v.strictObject({ type: v.literal('start-timer') }),
  v.strictObject({ type: v.literal('suggest'), word }),
  v.strictObject({ type: v.literal('spell'), letter: capital }),
  v.strictObject({ type: v.literal('take-back'), count: count(1) }),
  v.strictObject({ type: v.literal('done') }),
  v.strictObject({ type: v.literal('tell'), word }),
  v.strictObject({ type: v.literal('accept') }),
  v.strictObject({ type: v.literal('check-spelling') }),
  v.strictObject({ type: v.literal('plead') }),
  v.strictObject({ type: v.literal('contest') }),
  v.strictObject({ type: v.literal('withdraw') }),
  v.strictObject({ type: v.literal('call-vote') }),
  v.strictObject({ type: v.literal('vote'), vote: v.picklist(BALLOTS) }),
  // From the clock when a wait ends, or from the host at a table without a clock (ALL-7). Refused if the phase is another by then.
  v.strictObject({ type: v.literal('time-up'), phase: v.picklist(PHASES) }),
])
export type Move = Parsed<typeof move>
export const readMove = readerOf(move)

import type { SeatId } from '@tablee/kernel'
import * as v from 'valibot'

/** Nothing in it can be assigned to. Branded strings and numbers stay what they are. */
type Immutable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : { readonly [Key in keyof T]: Immutable<T[Key]> }

/** What a schema lets through, read-only: the type of a game's moves or options. */
export type Parsed<Schema extends v.GenericSchema<unknown, unknown>> = Immutable<v.InferOutput<Schema>>

/**
 * Parses raw input at the door; undefined for what does not fit the schema.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const readerOf =
  <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  (raw: unknown): Parsed<Schema> | undefined => {
    const read = v.safeParse(schema, raw)
    return read.success ? (read.output as Parsed<Schema>) : undefined
  }

/** A whole number from 0, or from `least`; at most `most`. */
export const count = (least = 0) => v.pipe(v.number(), v.integer(), v.minValue(least))
/** A whole number from 0 to `most`. */
export const countUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

/** ALL-2: the longest wait that can be chosen, in seconds. */
export const LONGEST_WAIT = 600

/** ALL-2: how long a wait lasts, in whole seconds: long enough to act, short enough that nobody forgets. */
export const waitSeconds = (least = 5) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(LONGEST_WAIT))

/** A text of at least one character. */
export const nonEmptyText = v.pipe(v.string(), v.nonEmpty())

/** One of A–Z. */
export const capital = v.pipe(v.string(), v.regex(/^[A-Z]$/))

/** An id of the game's own kind, which the rules look up before they use it. */
export const idOf = <Id extends string>(longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.transform((id) => id as Id),
  )

/** A seat of the table: scenarios may write its name here. */
export const seatId = v.pipe(
  v.string(),
  v.regex(/^s\d{1,6}$/),
  v.transform((id) => id as SeatId),
  v.description('a seat'),
)

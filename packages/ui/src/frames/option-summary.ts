import { type Choice, defaultsOf, type OptionFields, type OptionsOf, type Toggle } from '@tablee/game-kit/options.ts'
import { frameTexts } from './frame-texts.ts'

type SummaryText<Field> =
  Field extends Choice<infer Value>
    ? string | Readonly<Partial<Record<`${Value}`, string>>> | ((value: Value) => string)
    : Field extends Toggle
      ? string | Readonly<Record<'true' | 'false', string>>
      : never

/** A few words for each option that the summary tells. */
type SummaryTexts<Fields> = { readonly [Key in keyof Fields]?: SummaryText<Fields[Key]> }

interface Timed {
  readonly hasClock: boolean
  readonly waits: Readonly<Record<string, number>>
}

/** How long the wait lasts that gives the game its pace. */
export const paceLine = <Options extends Timed>(
  { hasClock, waits }: Options,
  wait: keyof Options['waits'] & string,
  text: (seconds: number) => string,
) => ({ line: hasClock ? text(waits[wait] ?? 0) : frameTexts.current.untimed })

interface Summary<Fields extends OptionFields, Texts extends SummaryTexts<Fields>> {
  readonly fields: Fields
  readonly options: OptionsOf<Fields>
  readonly texts: Texts
  /** In their order: options by their names, and lines that are told as they are. */
  readonly rows: readonly ((keyof Texts & keyof Fields & string) | { readonly line: string })[]
  /** Told even where they are usual. */
  readonly always?: readonly (keyof Texts)[]
  /** The book's, where it is not the same for every box. */
  readonly usual?: OptionsOf<Fields>
}

/** The options in plain words: the rows, without the options that have their usual value. */
export const summaryLines = <const Fields extends OptionFields, Texts extends SummaryTexts<Fields>>({
  fields,
  options,
  texts,
  rows,
  always = [],
  usual = defaultsOf(fields),
}: Summary<Fields, Texts>): string[] =>
  rows.flatMap((row) => {
    if (typeof row !== 'string') return [row.line]
    const value = options[row]
    if (value === usual[row] && !always.includes(row)) return []
    const text: unknown = texts[row]
    if (typeof text === 'function') return [String(text(value))]
    const line = typeof text === 'string' ? text : (text as Readonly<Record<string, string>>)[String(value)]
    return line === undefined ? [] : [line]
  })

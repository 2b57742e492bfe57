import type {
  BoxChoice,
  Choice,
  Clock,
  OptionField,
  OptionFields,
  OptionsOf,
  Toggle,
  Waits,
} from '@tablee/game-kit/options.ts'

type Help<Key extends string, Options> = string | Readonly<Record<Key, string>> | ((options: Options) => string)

interface Named<Key extends string, Options> {
  readonly name: string
  /** One for all values, one for each, or told from the other options. */
  readonly help?: Help<Key, Options>
}

type TextOf<Field, Options> =
  Field extends Waits<infer Name>
    ? Readonly<Record<Name, string>>
    : Field extends Toggle
      ? Named<'true' | 'false', Options> & {
          /** Yes and no by default; offered in the order in which they are written. */
          readonly values?: Readonly<Record<'true' | 'false', string>>
        }
      : Field extends Choice<infer Value>
        ? Named<`${Value}`, Options> &
            ([Value] extends [number]
              ? { readonly values?: (value: Value) => string }
              : { readonly values: Readonly<Record<`${Value}`, string>> })
        : never

/** Every option that a form shows has its texts. */
export type OptionTexts<Fields> = {
  readonly [Key in keyof Fields as Fields[Key] extends Clock | BoxChoice ? never : Key]: TextOf<
    Fields[Key],
    OptionsOf<Fields>
  >
}

/** The names of the waits of a game. */
export type WaitOf<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends Waits<infer Name> ? Name : never
}[keyof Fields]

/** The wait that gives the game its pace, with the usual lengths in seconds. */
interface Pace<Name> {
  readonly wait: Name
  readonly name: string
  readonly usual: readonly number[]
}

/** A line of the form: an option by its name, or the pace. */
export type FormRow<Fields> =
  | Extract<{ [Key in keyof Fields]: Fields[Key] extends Choice | Toggle ? Key : never }[keyof Fields], string>
  | Pace<WaitOf<Fields>>

type Value = string | number | boolean

interface ChoiceLine {
  readonly name: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly text: string }[]
  readonly help: string | undefined
}

/** The texts of any one option, its own type forgotten. */
interface AnyText<Options> {
  readonly name: string
  readonly values?: Readonly<Record<string, string>> | ((value: Value) => string)
  readonly help?: Help<string, Options>
}

const choicesOf = (field: OptionField | undefined, values: AnyText<never>['values'], yes: string, no: string) => {
  if (field?.kind === 'choice')
    return field.values.map((value) => ({
      value,
      text: typeof values === 'function' ? values(value) : (values?.[value] ?? String(value)),
    }))
  const named = typeof values === 'object' ? values : { true: yes, false: no }
  return Object.entries(named).map(([value, text]) => ({ value: value === 'true', text }))
}

/** What a form says of one option. */
export const choiceLine = <Fields extends OptionFields>(
  fields: Fields,
  texts: OptionTexts<Fields>,
  options: OptionsOf<Fields>,
  row: Extract<FormRow<Fields>, string>,
  { yes, no }: { readonly yes: string; readonly no: string },
): ChoiceLine => {
  // A row names a choice or a toggle: their values and texts have these types.
  const { name, values, help } = (texts as unknown as Readonly<Record<string, AnyText<OptionsOf<Fields>>>>)[
    row
  ] as AnyText<OptionsOf<Fields>>
  const value = options[row] as Value
  return {
    name,
    value,
    choices: choicesOf(fields[row], values, yes, no),
    help: typeof help === 'function' ? help(options) : typeof help === 'object' ? help[String(value)] : help,
  }
}

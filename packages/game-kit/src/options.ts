import * as v from 'valibot'
import { waitSeconds } from './schema.ts'

/** One of several values. */
export interface Choice<Value extends string | number = string | number> {
  readonly kind: 'choice'
  readonly values: readonly Value[]
  readonly usual: Value
  /** The clause that offers it. */
  readonly rule: string | undefined
}

/** Chosen with the box on the shelf: no form shows it. */
export interface BoxChoice<Value extends string = string> {
  readonly kind: 'box'
  readonly values: readonly Value[]
  readonly usual: Value
  readonly rule: string | undefined
}

/** On or off. */
export interface Toggle {
  readonly kind: 'toggle'
  readonly usual: boolean
  readonly rule: string | undefined
}

/** ALL-7: without a clock nothing runs out by itself. */
export interface Clock {
  readonly kind: 'clock'
  readonly usual: boolean
  readonly rule: string
}

/** ALL-2: how many seconds each wait lasts. */
export interface Waits<Name extends string = string> {
  readonly kind: 'waits'
  readonly usual: Readonly<Record<Name, number>>
  /** The shortest that can be chosen. */
  readonly least: number
  readonly rule: string
}

/** The declaration of one option: a choice, a toggle, the clock or the waits. */
export type OptionField = Choice | BoxChoice | Toggle | Clock | Waits
/** The declarations of a game's options, by name. */
export type OptionFields = Readonly<Record<string, OptionField>>

type ValueOf<Field> =
  Field extends Waits<infer Name>
    ? Readonly<Record<Name, number>>
    : Field extends Choice<infer Value>
      ? Value
      : Field extends BoxChoice<infer Value>
        ? Value
        : boolean

/** The options of a game, inferred from their declaration. */
export type OptionsOf<Fields> = { readonly [Key in keyof Fields]: ValueOf<Fields[Key]> }

/**
 * Declares an option that is one of several values; `rule` is the clause that offers it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const choice = <const Value extends string | number>(
  values: readonly Value[],
  usual: NoInfer<Value>,
  rule?: string,
): Choice<Value> => ({ kind: 'choice', values, usual, rule })

/**
 * Declares an option that is chosen with the box on the shelf.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const boxChoice = <const Value extends string>(
  values: readonly Value[],
  usual: NoInfer<Value>,
  rule?: string,
): BoxChoice<Value> => ({ kind: 'box', values, usual, rule })

/**
 * Declares an option that is on or off; `rule` is the clause that offers it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const toggle = (usual: boolean, rule?: string): Toggle => ({ kind: 'toggle', usual, rule })

/**
 * Declares whether waits end by themselves (ALL-7).
 *
 * @__NO_SIDE_EFFECTS__
 */
export const clock = (usual = true): Clock => ({ kind: 'clock', usual, rule: 'ALL-7' })

/**
 * Declares how many seconds each wait lasts (ALL-2); `least` is the shortest that can be chosen.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const waits = <Name extends string>(
  usual: Readonly<Record<Name, number>>,
  { least = 5 }: { readonly least?: number } = {},
): Waits<Name> => ({ kind: 'waits', usual, least, rule: 'ALL-2' })

/**
 * Declares the options of a game, in the order in which they are written down.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const defineOptions = <const Fields extends OptionFields>(fields: Fields): Fields => fields

/**
 * The options of the book.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const defaultsOf = <Fields extends OptionFields>(fields: Fields): OptionsOf<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([name, { usual }]) => [name, usual])) as OptionsOf<Fields>

const schemaOfField = (field: OptionField) => {
  switch (field.kind) {
    case 'choice':
    case 'box':
      return v.picklist(field.values)
    case 'toggle':
    case 'clock':
      return v.boolean()
    case 'waits': {
      const wait = waitSeconds(field.least)
      return v.strictObject(Object.fromEntries(Object.keys(field.usual).map((name) => [name, wait])))
    }
  }
}

/**
 * What is taken at the door: whole options and nothing else.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const optionsSchema = <Fields extends OptionFields>(fields: Fields) =>
  // Object.fromEntries forgets which name has which schema.
  v.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)])),
  ) as unknown as v.GenericSchema<unknown, OptionsOf<Fields>>

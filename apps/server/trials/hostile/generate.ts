import type { Chance } from '@tablee/kernel'

/** The parts of a valibot schema that a generator of valid values needs. */
export interface Shape {
  readonly type: string
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, Shape>>
  readonly literal?: unknown
  readonly item?: Shape
  readonly wrapped?: Shape
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** The vocabulary: texts and numbers seen in views, by field name. */
export interface Vocabulary {
  readonly words: readonly string[]
  readonly numbers: Readonly<Record<string, readonly number[]>>
}

const SOME_WORDS = ['s1', 's2', 's3', 'A', 'E', 'N', 'sel', 'poivre', 'Léa', 'SOLEIL', 'perle', 'truth', 'x'.repeat(22)]

export const pick = <T>(items: readonly T[], chance: Chance): T => items[chance.below(items.length)] as T

const bound = ({ pipe = [] }: Shape, type: string): number | undefined => {
  const requirement = pipe.find((step) => step.type === type)?.requirement
  return typeof requirement === 'number' ? requirement : undefined
}

const word = (shape: Shape, chance: Chance, vocabulary: Vocabulary): string => {
  const form = shape.pipe?.find(({ type }) => type === 'regex')?.requirement
  const longest = bound(shape, 'max_length') ?? 100
  const fitting = [...vocabulary.words, ...SOME_WORDS].filter(
    (each) => each.length <= longest && (!(form instanceof RegExp) || form.test(each)),
  )
  return fitting.length > 0 ? pick(fitting, chance) : 'x'
}

const number = (shape: Shape, field: string, chance: Chance, vocabulary: Vocabulary): number => {
  const seen = vocabulary.numbers[field] ?? []
  if (seen.length > 0 && chance.below(4) > 0) return pick(seen, chance)
  const least = bound(shape, 'min_value') ?? 0
  return least + chance.below((bound(shape, 'max_value') ?? least + 8) - least + 1)
}

/** Generates a value that the schema accepts, mostly from the vocabulary. */
export const generate = (
  shape: Shape,
  chance: Chance,
  vocabulary: Vocabulary,
  unknown: () => unknown,
  field = '',
): unknown => {
  const again = (part: Shape, name = field) => generate(part, chance, vocabulary, unknown, name)
  switch (shape.type) {
    case 'variant':
    case 'union':
      return again(pick(shape.options as readonly Shape[], chance))
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(shape.entries ?? {})
          .filter(([, part]) => part.type !== 'exact_optional' || chance.below(2) === 0)
          .map(([name, part]) => [name, again(part, name)]),
      )
    case 'exact_optional':
      return again(shape.wrapped as Shape)
    case 'array':
      return Array.from({ length: 1 + chance.below(3) }, () => again(shape.item as Shape))
    case 'literal':
      return shape.literal
    case 'picklist':
      return pick(shape.options as readonly unknown[], chance)
    case 'boolean':
      return chance.below(2) === 0
    case 'number':
      return number(shape, field, chance, vocabulary)
    case 'string':
      return word(shape, chance, vocabulary)
    case 'unknown':
      return unknown()
    default:
      throw new Error(`nothing comes to mind for a ${shape.type}`)
  }
}

const MOST_WORDS = 300

/** The texts and numbers of a view. */
export const vocabularyOf = (view: unknown): Vocabulary => {
  const words = new Set<string>()
  const numbers: Record<string, number[]> = {}
  const look = (value: unknown, field: string): void => {
    if (typeof value === 'string' && words.size < MOST_WORDS) words.add(value)
    else if (typeof value === 'number') numbers[field] = [...(numbers[field] ?? []).slice(-8), value]
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) look(part, Array.isArray(value) ? field : name)
  }
  look(view, '')
  return { words: [...words], numbers }
}

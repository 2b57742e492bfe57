import * as v from 'valibot'
import { defaults, readOptions } from '../rules/options.ts'
import type { Constraint, LetterCard, ThemeCard } from '../rules/world.ts'

/** « E » a plain letter, « E^ » must come first, « E2 » second, « E$ » last, « E* » must be spelled. */
const SIGNS: Readonly<Record<string, Constraint>> = { '^': 'first', '2': 'second', $: 'last', '*': 'spell' }

const faceOf = (short: string): LetterCard => {
  const constraint = SIGNS[short.charAt(1)]
  return { letter: short.charAt(0), ...(constraint === undefined ? {} : { constraint }) }
}

const cards = v.pipe(
  v.string(),
  v.regex(/^ *(?:[A-Z][\^2$*]?(?: +|$))*$/),
  v.transform((text) => text.split(' ').filter((each) => each !== '')),
)
const title = v.pipe(v.string(), v.minLength(1))
const column = v.strictObject({
  /** The top first; « Ville / Pays » has another side. */
  themes: v.array(title),
  /** The two piles, their tops first. */
  letters: v.strictTuple([cards, cards]),
})
const schema = v.strictObject({
  columns: v.strictTuple([column, column, column, column]),
  /** Theme cards that no column has: in the expert mode the fifth pile, its top first. */
  others: v.exactOptional(v.array(title), []),
  hands: v.exactOptional(v.record(v.string(), v.pipe(cards, v.length(3))), {}),
  draw: cards,
  /** What the deck knows, by title; nothing else. */
  answers: v.exactOptional(v.record(title, v.array(v.string())), {}),
})
type Stack = v.InferOutput<typeof schema>

/** As the deck names them: alike ones are numbered, in the order of the deal. */
const numbered = (shorts: readonly string[]): [string, LetterCard][] => {
  const times = new Map<string, number>()
  return shorts.map((short) => {
    const face = faceOf(short)
    const name = face.constraint === undefined ? face.letter : `${face.constraint}-${face.letter}`
    const number = (times.get(name) ?? 0) + 1
    times.set(name, number)
    return [`${name}-${number}`, face]
  })
}

const themeCards = ({ columns, others, answers }: Stack): [string, ThemeCard][] => {
  const side = (name: string) => ({ title: name, answers: answers[name] ?? [] })
  return [...columns.flatMap(({ themes }) => themes), ...others].map((written, nth) => {
    const [front = written, back = `${front} (verso)`] = written.split(' / ')
    return [`theme-${nth + 1}`, { sides: [side(front), side(back)] }]
  })
}

/** KOK-3, KOK-39: what the set-up will ask for, no more and no less. */
const isWhole = ({ columns, hands }: Stack, names: readonly string[], rawOptions: unknown): boolean => {
  const { depth, mode } = readOptions(rawOptions) ?? defaults
  const holders = mode === 'classic' || mode === 'expert' ? names : []
  const piles = columns.flatMap(({ themes, letters }) => [themes, ...letters])
  const isDealt = Object.keys(hands).length === holders.length && holders.every((name) => name in hands)
  return isDealt && piles.every((pile) => pile.length === depth)
}

/** Undefined for a stack that is none. */
export const stackKokomots = (world: object, raw: unknown, names: readonly string[], options: unknown) => {
  const read = v.safeParse(schema, raw)
  if (!read.success || !isWhole(read.output, names, options)) return undefined
  const { columns, hands, draw } = read.output
  const lying = columns.flatMap(({ letters }) => letters.flat())
  const held = names.flatMap((name) => hands[name] ?? [])
  const letters = new Map(numbered([...lying, ...held, ...draw]))
  return { world: { ...world, letters, themes: new Map(themeCards(read.output)) } }
}

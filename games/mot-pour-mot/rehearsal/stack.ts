import type { Stacked } from '@tablee/game-kit/rehearsal-rules.ts'
import * as v from 'valibot'
import type { MotPourMotWorld } from '../rules/world.ts'

const card = v.strictObject({ front: v.string(), back: v.string() })
const schema = v.strictObject({
  /** In the order in which they are drawn. */
  cards: v.exactOptional(v.array(card)),
  /** All words that the lexicon knows, folded. */
  words: v.exactOptional(v.array(v.string())),
})

/** Undefined for a stack that does not fit. */
export const stackMotPourMot = (world: object, raw: unknown): Stacked | undefined => {
  const read = v.safeParse(schema, raw)
  if (!read.success) return undefined
  const { cards, words } = read.output
  const known: Partial<MotPourMotWorld> = {
    ...(cards === undefined ? {} : { cards: new Map(cards.map((each, nth) => [`card-${nth + 1}`, each])) }),
    ...(words === undefined ? {} : { isSpelled: (letters: string) => words.includes(letters) }),
  }
  return { world: { ...world, ...known } }
}

import type { Stacked } from '@tablee/game-kit/rehearsal-rules.ts'
import * as v from 'valibot'
import { kindOf, LIMITS } from '../rules/bag.ts'
import { byLength } from '../rules/search.ts'
import type { World } from '../rules/state.ts'
import { isMadeOf } from '../rules/words.ts'

const tiles = (kind: 'vowel' | 'consonant') =>
  v.pipe(
    v.string(),
    v.regex(/^[A-Z]+$/),
    v.transform((text) => Array.from(text)),
    v.check((letters) => letters.length >= LIMITS[kind][1] && letters.every((letter) => kindOf(letter) === kind)),
  )
const schema = v.strictObject({
  /** All that the play list knows, folded. */
  words: v.exactOptional(v.array(v.string())),
  /** What comes out of the bags, in this order; after the last round from the first again. */
  rounds: v.exactOptional(
    v.pipe(v.array(v.strictObject({ vowel: tiles('vowel'), consonant: tiles('consonant') })), v.nonEmpty()),
  ),
})

const wordsOnly = (words: readonly string[]): Pick<World, 'isWord' | 'found'> => ({
  isWord: (letters) => words.includes(letters),
  found: (letters) =>
    words
      .filter((word) => isMadeOf(word, letters))
      .map((word) => ({ word, rarity: 0 }))
      .sort(byLength),
})

/** Undefined for a stack that is none. */
export const stack = (world: object, raw: unknown): Stacked | undefined => {
  const read = v.safeParse(schema, raw)
  if (!read.success) return undefined
  const { words, rounds } = read.output
  const bags = rounds && { bags: (round: number) => rounds[(round - 1) % rounds.length] }
  return { world: { ...world, ...(words && wordsOnly(words)), ...bags } }
}

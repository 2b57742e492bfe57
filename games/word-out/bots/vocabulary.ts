import type { Commonness } from '@tablee/lexicon'
import type { WordOutWorld } from '../rules/world.ts'

/** The words that a player has in mind; the play list may hold more. */
export interface Vocabulary {
  readonly isWord: (letters: string) => boolean
  readonly isBeginning: (letters: string) => boolean
  /** The letters that can follow, and how many of these words each leads to. */
  readonly next: WordOutWorld['next']
}

/** The words that are at least so common, and what begins them. */
export const wordsKnown = (
  { commonness, common, next }: Pick<WordOutWorld, 'commonness' | 'common' | 'next'>,
  least: Commonness,
): Vocabulary => ({
  isWord: (letters) => {
    const own = commonness(letters)
    return own === 'everyday' || (own !== undefined && own === least)
  },
  isBeginning: (letters) => common(letters, least) > 0,
  next: (beginning) =>
    next(beginning)
      .map(({ letter }) => ({ letter, words: common(beginning + letter, least) }))
      .filter(({ words }) => words > 0),
})

/** Fewer words that people know than these go on from a dead end: nobody at the table will finish it. */
const FEW = 10

/** Whether hardly any word that people know is longer than this beginning. */
export const isDeadEnd = (
  letters: string,
  { commonness, common }: Pick<WordOutWorld, 'commonness' | 'common'>,
): boolean => {
  if (letters === '') return false
  const own = commonness(letters)
  return common(letters, 'known') - (own === 'everyday' || own === 'known' ? 1 : 0) < FEW
}

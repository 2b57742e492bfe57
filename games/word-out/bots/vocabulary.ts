import type { WordOutWorld } from '../rules/world.ts'
import { remembered } from './remembered.ts'

/** The words that a player has in mind; the play list may hold more. */
export interface Vocabulary {
  readonly isWord: (letters: string) => boolean
  readonly isBeginning: (letters: string) => boolean
}

/** How long somebody searches for a word that goes on from a beginning: a short one has many. */
const triesFor = (beginning: string) => (beginning.length < 3 ? 400 : 80)

/** Words that people know, and what begins one. */
export const knownWords = ({ isWord, isKnown, next }: WordOutWorld): Vocabulary => {
  const knows = (letters: string) => isWord(letters) && isKnown(letters)
  const isBeginning = remembered((letters: string): boolean => {
    let tries = triesFor(letters)
    const leadsToOne = (beginning: string): boolean => {
      tries -= 1
      if (knows(beginning)) return true
      return tries > 0 && next(beginning).some(({ letter }) => leadsToOne(beginning + letter))
    }
    return leadsToOne(letters)
  })
  return { isWord: knows, isBeginning }
}

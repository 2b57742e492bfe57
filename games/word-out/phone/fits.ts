import type { WordGraph } from '@tablee/lexicon'
import { type CardId, isJoker, isTrash, printedOn } from '../game.ts'

type Words = Pick<WordGraph, 'isBeginning' | 'next'>

/** WO-6, WO-13: whether a card can be laid on a row with these letters. */
export const fitsOn = (card: CardId, letters: string, words: Words): boolean => {
  if (isTrash(card)) return letters !== ''
  if (isJoker(card)) return words.next(letters).length > 0
  return words.isBeginning(letters + (printedOn(card) ?? ''))
}

import { KINDS, type WrittenCard } from '@tablee/games/lauriers/deck/parse.ts'
import type { Fault } from './fault.ts'

/** MPM-4, LAU-4, KOK-1: cards in the box; ours may have more. */
const CARDS_IN_BOX = { 'mot-pour-mot': 220, lauriers: 258, kokomots: 30 } as const
const BOXES = [1, 2]
const LAURIERS_A_BOX = 129
/** Words of chemistry come in series that nobody likes to say: a few will do. */
const MOST_OF_CHEMISTRY = 5
const CHEMISTRY = /(?<!al)chimi|molécul|enzym|hydrocarbure|alcaloïde|acide aminé/i

export const checkSize = (game: keyof typeof CARDS_IN_BOX, cards: number): Fault[] =>
  cards < CARDS_IN_BOX[game] ? [{ line: 1, code: 'deck-too-small', about: String(CARDS_IN_BOX[game]) }] : []

/** LAU-4: both boxes full, every part of speech there, no series of compounds. */
export const checkBoxes = (cards: readonly WrittenCard[]): Fault[] => {
  const words = cards.flatMap((card) => card.words)
  const short = BOXES.filter((box) => cards.filter((card) => card.box === box).length < LAURIERS_A_BOX)
  const missing = KINDS.filter((kind) => !words.some((word) => word.kind === kind))
  const ofChemistry = words.filter(({ definition }) => CHEMISTRY.test(definition.text))
  return [
    ...short.map((box): Fault => ({ line: 1, code: 'box-too-small', about: String(box) })),
    ...missing.map((kind): Fault => ({ line: 1, code: 'kind-missing', about: kind })),
    ...ofChemistry
      .slice(MOST_OF_CHEMISTRY)
      .map(({ line, word }): Fault => ({ line, code: 'words-in-series', about: word })),
  ]
}

import type { Fault } from '@tablee/game-kit/deck/fault.ts'
import { KINDS, type WrittenCard } from './parse.ts'

/** LAU-4: cards in a box. */
const CARDS_A_BOX = 129
const BOXES = [1, 2]
/** LAU-4: cards in both boxes; ours may have more. */
export const CARDS_IN_BOXES = CARDS_A_BOX * BOXES.length
/** Words of chemistry come in series that nobody likes to say: a few will do. */
const MOST_OF_CHEMISTRY = 5
const CHEMISTRY = /(?<!al)chimi|molécul|enzym|hydrocarbure|alcaloïde|acide aminé/i

/** LAU-4: both boxes full, every part of speech there, no series of compounds. */
export const checkBoxes = (cards: readonly WrittenCard[]): Fault[] => {
  const words = cards.flatMap((card) => card.words)
  const short = BOXES.filter((box) => cards.filter((card) => card.box === box).length < CARDS_A_BOX)
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

import type { Fault, FaultCode, OwnDeckGame } from '@tablee/game-kit/deck/index.ts'
import type { DeckWords } from './deck-texts.fr.ts'

/** What is wrong with a deck as a whole: no line of it can be mended. */
const OF_THE_WHOLE: ReadonlySet<FaultCode> = new Set([
  'deck-too-small',
  'deck-too-many-cards',
  'deck-too-many-answers',
  'deck-too-many-lines',
  'deck-too-large',
])

export const hasLine = ({ code }: Fault): boolean => !OF_THE_WHOLE.has(code)

/** « Ligne 12 : « La mer » est déjà dans le paquet. » */
export const tell = (fault: Fault, game: OwnDeckGame, words: DeckWords): string => {
  const says = words.faults[fault.code](fault.about, game)
  return hasLine(fault) ? words.line(fault.line, says) : says
}

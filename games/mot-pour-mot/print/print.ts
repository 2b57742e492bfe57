import { parseCategoryCards } from '@tablee/game-kit/deck/sides.ts'
import cards from '@tablee/games/mot-pour-mot/deck/cards.txt?url'
import type { CardPrint } from '@tablee/ui/deck/card-print.ts'
import { titlePart } from '@tablee/ui/deck/title-part.ts'
import { readOwnCategories } from '../deck/own-cards.ts'

/** MPM-4 */
export const print: CardPrint = {
  frame: '#23633f',
  cards,
  box: (text) => [titlePart(parseCategoryCards(text).cards)],
  own: (text) => titlePart(readOwnCategories(text).cards),
}

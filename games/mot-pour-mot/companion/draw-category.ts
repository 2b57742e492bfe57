import { parseCategoryCards } from '@tablee/game-kit/deck/sides.ts'
import deckUrl from '@tablee/games/mot-pour-mot/deck/cards.txt?url'
import { fetchText } from '@tablee/ui/word-lists/fetched.ts'

let pile: string[][] = []

/** A card of our own pile, both sides: for whoever knows their own cards by heart. */
export const drawCategory = async (): Promise<readonly string[]> => {
  if (pile.length === 0)
    pile = parseCategoryCards(await fetchText(deckUrl)).cards.map(({ front, back }) => [front.category, back.category])
  const [card = []] = pile.splice(Math.floor(Math.random() * pile.length), 1)
  return card
}

import type { CategoryCard, KnownAnswer } from '@tablee/game-kit/deck/sides.ts'
import { slug } from '@tablee/game-kit/deck/slug.ts'

/** Cards by their ids, and what is known to answer each category. */
interface CategoryDeck {
  readonly cards: ReadonlyMap<string, { readonly front: string; readonly back: string }>
  readonly answers: (category: string) => readonly KnownAnswer[]
}

/** The same card keeps its id from deck to deck: tables remember what they have seen by it. */
export const cardId = ({ front }: CategoryCard): string => slug(front.category)

/** No two cards have the same id: the check of a deck finds such twins (category-twice). */
export const categoryDeck = (cards: readonly CategoryCard[]): CategoryDeck => {
  const sides = cards.flatMap(({ front, back }) => [front, back])
  const answers = new Map(sides.map((side) => [side.category, side.answers]))
  return {
    cards: new Map(cards.map((card) => [cardId(card), { front: card.front.category, back: card.back.category }])),
    answers: (category) => answers.get(category) ?? [],
  }
}

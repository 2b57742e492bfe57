import { slug } from '@tablee/game-kit/deck/slug.ts'
import type { Kind, WrittenCard } from './parse.ts'

/** A rare word, what it means, and three meanings that it does not have. */
export interface Entry {
  readonly word: string
  readonly kind: Kind
  readonly definition: string
  readonly bluffs: readonly [string, string, string]
}

interface DefinitionCard {
  readonly words: readonly [Entry, Entry, Entry, Entry]
}

interface DefinitionDeck {
  readonly cards: ReadonlyMap<string, DefinitionCard>
}

const entry = ({ word, kind, definition, bluffs: [first, second, third] }: WrittenCard['words'][number]): Entry => ({
  word,
  kind,
  definition: definition.text,
  bluffs: [first.text, second.text, third.text],
})

/** A card is known by the word it opens with: tables remember by it what they have seen. */
const cardId = ({ words: [first] }: WrittenCard): string => slug(first.word)

/** No two cards have the same id: the check of a deck finds such twins (word-twice). */
export const definitionDeck = (cards: readonly WrittenCard[]): DefinitionDeck => ({
  cards: new Map(
    cards.map((card) => {
      const [first, second, third, fourth] = card.words
      return [cardId(card), { words: [entry(first), entry(second), entry(third), entry(fourth)] }]
    }),
  ),
})

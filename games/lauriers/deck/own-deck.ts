import { slug } from '@tablee/game-kit/deck/slug.ts'
import type { Entry } from './deck.ts'
import type { LooseWord, WrittenCard } from './parse.ts'

interface LooseEntry extends Omit<Entry, 'bluffs'> {
  readonly bluffs: readonly string[]
}

interface LooseDeck {
  readonly cards: ReadonlyMap<string, { readonly words: readonly [LooseEntry, LooseEntry, LooseEntry, LooseEntry] }>
}

const entry = ({ word, kind, definition, bluffs }: LooseWord): LooseEntry => ({
  word,
  kind,
  definition: definition.text,
  bluffs: bluffs.map(({ text }) => text).filter((text) => text !== ''),
})

/** As a deck of ours, with as many bluffs as there are. No two cards have the same id (word-twice). */
export const ownDefinitionDeck = (cards: readonly WrittenCard<LooseWord>[]): LooseDeck => ({
  cards: new Map(
    cards.map(({ words: [first, second, third, fourth] }) => [
      slug(first.word),
      { words: [entry(first), entry(second), entry(third), entry(fourth)] },
    ]),
  ),
})

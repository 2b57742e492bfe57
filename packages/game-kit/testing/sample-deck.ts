import { existsSync } from 'node:fs'
import { withDecks } from '../src/deck/own-deck.ts'
import type { AnyGame } from '../src/define-game.ts'

/** A small deck that people could have written. A game with decks brings it for tests of shared code: `sampleDeck` in its test/sample-deck.ts. */
export interface SampleDeck {
  /** Its file. No line is at fault, and none holds answers for bots. A line « = » behind it is a fault. */
  text(title: string): string
  readonly cards: number
}

interface PlayableDeck extends SampleDeck {
  readonly game: string
}

/** The sample decks of these games, in their order. */
export const sampleDecks = async (games: readonly AnyGame[]): Promise<readonly PlayableDeck[]> => {
  const found: PlayableDeck[] = []
  for (const { id } of withDecks(games)) {
    if (!existsSync(new URL(`../../../games/${id}/test/sample-deck.ts`, import.meta.url))) continue
    const { sampleDeck }: { sampleDeck: SampleDeck } = await import(`@tablee/games/${id}/test/sample-deck.ts`)
    found.push({ ...sampleDeck, game: id })
  }
  return found
}

/** The first sample deck, for tests that need any. */
export const someDeck = async (games: readonly AnyGame[]): Promise<PlayableDeck> => {
  const [first] = await sampleDecks(games)
  if (first === undefined) throw new Error('no game on the shelf brings a sample deck')
  return first
}

import type { Fault } from './fault.ts'
import type { Faults } from './faults.ts'

/** Word lists for the strict checks of our own cards, and a reader of reviewed lists beside the deck. */
interface CheckLists {
  readonly isSpelled: (word: string) => boolean
  /** Words of a `.txt` file in the game's deck folder, each with the reason why it stands. */
  readonly reviewed: (file: string) => ReadonlySet<string>
}

/** The result of the strict checks: figures and faults of a deck of ours. */
export interface CheckedDeck {
  readonly counts: { readonly cards: number; readonly [what: string]: unknown }
  readonly faults: readonly Fault[]
  /** What is wrong with the deck as a whole, as sentences. */
  readonly complaints?: readonly string[]
}

/**
 * The strict checks of our own cards, for `npm run decks`: `checkCards` of a game's deck/check-cards.ts. A game's definition doesn't lead to
 * them, so that no browser loads them. The text is empty for a game whose cards are no file.
 */
export type CheckCards = (text: string, lists: CheckLists) => CheckedDeck

/** How large a deck is. */
export interface DeckSize {
  readonly cards: number
  /** What is written on the cards: categories, themes or words. */
  readonly entries: number
}

/** How a game reads decks that people wrote. A browser loads this without the rest of the game. */
export interface DeckReader {
  /** By which the first line of a deck names the game: « # Mer et montagne : La mer ». Compared as slugs; the first one is written. */
  readonly names: readonly [string, ...string[]]
  /** With fewer cards the game would be the same over and over (docs/decisions/017-own-decks.md). */
  readonly fewestCards: number
  /** Size of a deck, whatever is wrong with it. Faults are found where they are asked for, and reading stops once there are enough. */
  count(text: string, faults?: Faults): DeckSize
  /** Whether a text without a first line is of this game, by its lines. Left out: never, unless no other game takes it. */
  isLikely?(text: string): boolean
  /** Whether bots find an answer in it. Left out: they need none. */
  hasAnswers?(text: string): boolean
}

/** How a game is played with decks that people wrote. */
export interface DeckRules<World> extends DeckReader {
  /** The world of the box with the cards of a deck that was read without fault. */
  worldWith(text: string, box: () => World): World
}

/** A game that can be played with decks that people wrote. */
export interface DeckGame {
  readonly id: string
  readonly deck: DeckReader
}

import type { Fault } from './fault.ts'
import type { Faults } from './faults.ts'

/** Word lists for the strict checks of our own decks, and a reader of reviewed lists beside the deck. */
interface CheckLists {
  readonly isSpelled: (word: string) => boolean
  /** Words of a file in the game's deck folder, each with the reason why it stands. */
  readonly reviewed: (file: string) => ReadonlySet<string>
}

interface CheckedDeck {
  readonly counts: { readonly cards: number; readonly [what: string]: unknown }
  readonly faults: readonly Fault[]
  /** What is wrong with the deck as a whole, as sentences. */
  readonly complaints?: readonly string[]
}

/** How a game reads decks that people wrote, and its own. */
export interface DeckRules<World> {
  /** By which the first line of a deck names the game: « # Les Lauriers : La mer ». Compared as slugs. */
  readonly names: readonly string[]
  /** With fewer cards the game would be the same over and over (docs/decisions/017-own-decks.md). */
  readonly fewestCards: number
  /** How large a deck is, whatever is wrong with it. Faults are found where they are asked for, and reading stops once there are enough. */
  count(text: string, faults?: Faults): { readonly cards: number; readonly entries: number }
  /** The world of the box with the cards of a deck that was read without fault. */
  worldWith(text: string, box: () => World): World
  /** The strict checks of our own deck, for `npm run decks`; games without a deck file may check their pack here. */
  readonly checks?: () => Promise<(text: string, lists: CheckLists) => CheckedDeck>
}

import type { Game } from '@tablee/kernel'
import type { PlayWords, WordGraph } from '@tablee/lexicon'
import type { DeckRules } from './deck/deck-rules.ts'
import type { RehearsalRules } from './rehearsal-rules.ts'

/** Everything that games are played with. A game names the parts that it needs; `deck` is the text of its own `deck/cards.txt`. */
export interface Library {
  readonly spelling: WordGraph
  readonly playWords: PlayWords
  readonly deck: string
}
/** The name of a part of the library, as `needs` lists it. */
export type LibraryPart = keyof Library

/**
 * The rules side of a game: what a server, a browser host and the rehearsal tools load. Optional parts that a game leaves out are not
 * offered for it.
 */
export interface GameDefinition<Options, State, Move, Event, View, World extends object>
  extends Game<Options, State, Move, Event, View, World> {
  /** Prefix of its clause ids: « WO » for WO-21. */
  readonly clauses: string
  /** The boxes in which it stands on the shelf, each with the options that it starts from. */
  readonly boxes: Readonly<Record<string, Options>>
  /** The box that these options belong to. */
  boxOf(options: Options): string
  readonly needs: readonly LibraryPart[]
  /** The words and cards that its decisions may ask for. Called once per process, with the parts that it needs. */
  makeWorld(library: Library): World
  /** Cards as text that people may write themselves. Left out: the rules count the cards, or nothing is written on them. */
  readonly deck?: DeckRules<World>
  /** For scenarios, lessons and simulations. */
  readonly rehearsal?: () => Promise<RehearsalRules<State, Options, World>>
}

/** A definition whose own types are nobody else's business. */
export type AnyGame = GameDefinition<unknown, unknown, unknown, unknown, unknown, object>

/**
 * Checks the types of a game against each other; the registry forgets them. The annotation lets a bundler leave the definition out of a
 * client chunk that takes only constants from `game.ts`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const defineGame = <Options, State, Move, Event, View, World extends object>(
  definition: GameDefinition<Options, State, Move, Event, View, World>,
): GameDefinition<Options, State, Move, Event, View, World> => definition

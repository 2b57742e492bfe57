import type { categoryDeck } from '@tablee/decks'
import { type MotPourMotWorld, motPourMot } from '@tablee/games/mot-pour-mot'
import type { Game, Shelf } from '@tablee/kernel'
import { askSpelling, fold, type Letters, spellings, type WordGraph } from '@tablee/lexicon'

/** The word lists and cards that the games are played with. */
export interface Library {
  readonly spelling: WordGraph
  readonly categoryCards: ReturnType<typeof categoryDeck>
}

const motPourMotWorld = ({ spelling, categoryCards }: Library): MotPourMotWorld => ({
  ...categoryCards,
  fold,
  isSpelled: (letters) => spellings(spelling, letters as Letters).length > 0,
  nearest: (letters) => askSpelling(spelling, letters as Letters).near,
})

/** A game and the world it asks for; the table need not know either's types. */
const shelve = <Options, State, Move, Event, View, World extends object>(
  game: Game<Options, State, Move, Event, View, World>,
  world: World,
) => [game.id, { game, world }] as const

/** Every game there is, one line each. */
export const makeShelf = (library: Library): Shelf => new Map([shelve(motPourMot, motPourMotWorld(library))])

import type { categoryDeck, definitionDeck, LetterCard, ThemeCard } from '@tablee/decks'
import { type KokomotsWorld, kokomots } from '@tablee/games/kokomots'
import { lauriers } from '@tablee/games/lauriers'
import { type MotPourMotWorld, motPourMot } from '@tablee/games/mot-pour-mot'
import { PACK, type WordOutWorld, wordOut } from '@tablee/games/word-out'
import type { Game, OwnDecks, Shelf, Shelved } from '@tablee/kernel'
import {
  askSpelling,
  commonnessOf,
  fold,
  type Letters,
  type PlayWords,
  spellings,
  type WordGraph,
} from '@tablee/lexicon'
import { ownCategories, ownDefinitions, ownThemes } from './own-decks.ts'

/** The word lists and cards that the games are played with. */
export interface Library {
  readonly spelling: WordGraph
  readonly playWords: PlayWords
  readonly categoryCards: ReturnType<typeof categoryDeck>
  readonly definitionCards: ReturnType<typeof definitionDeck>
  readonly themeCards: ReadonlyMap<string, ThemeCard>
  readonly letterCards: ReadonlyMap<string, LetterCard>
}

const motPourMotWorld = ({ spelling, categoryCards }: Library): MotPourMotWorld => ({
  ...categoryCards,
  fold,
  isSpelled: (letters) => spellings(spelling, letters as Letters).length > 0,
  nearest: (letters) => askSpelling(spelling, letters as Letters).near,
})

const wordOutWorld = ({ playWords: { graph, commonness } }: Library): WordOutWorld => ({
  pack: PACK,
  isWord: (letters) => graph.isWord(letters),
  isBeginning: (letters) => graph.isBeginning(letters),
  next: (beginning) => graph.next(beginning),
  isKnown: (word) => commonnessOf(graph, commonness, word) !== 'rare',
})

const kokomotsWorld = ({ themeCards, letterCards }: Library): KokomotsWorld => ({
  themes: themeCards,
  letters: letterCards,
  fold,
})

/** A game and the world it asks for; the table need not know either's types. */
const shelve = <Options, State, Move, Event, View, World extends object>(
  game: Game<Options, State, Move, Event, View, World>,
  world: World,
  ownDecks?: (box: World) => OwnDecks,
): readonly [string, Shelved] => [game.id, { game, world, ...(ownDecks && { ownDecks: ownDecks(world) }) }]

/** Every game there is, one line each. */
export const makeShelf = (library: Library): Shelf =>
  new Map([
    shelve(motPourMot, motPourMotWorld(library), ownCategories),
    shelve(wordOut, wordOutWorld(library)),
    shelve(lauriers, library.definitionCards, ownDefinitions),
    shelve(kokomots, kokomotsWorld(library), ownThemes),
  ])

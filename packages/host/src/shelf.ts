import type { categoryDeck, definitionDeck, LetterCard, ThemeCard } from '@tablee/game-kit/deck/index.ts'
import { type KokomotsWorld, kokomots } from '@tablee/games/kokomots/game.ts'
import { lauriers } from '@tablee/games/lauriers/game.ts'
import { type MotPourMotWorld, motPourMot } from '@tablee/games/mot-pour-mot/game.ts'
import { PACK, type WordOutWorld, wordOut } from '@tablee/games/word-out/game.ts'
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
type Part = keyof Library

const isSpelledIn = (spelling: WordGraph) => (letters: string) => spellings(spelling, letters as Letters).length > 0

const motPourMotWorld = ({
  spelling,
  categoryCards,
}: Pick<Library, 'spelling' | 'categoryCards'>): MotPourMotWorld => ({
  ...categoryCards,
  fold,
  isSpelled: isSpelledIn(spelling),
  nearest: (letters) => askSpelling(spelling, letters as Letters).near,
})

const wordOutWorld = ({ playWords: { graph, commonness } }: Pick<Library, 'playWords'>): WordOutWorld => ({
  pack: PACK,
  isWord: (letters) => graph.isWord(letters),
  isBeginning: (letters) => graph.isBeginning(letters),
  next: (beginning) => graph.next(beginning),
  isKnown: (word) => commonnessOf(graph, commonness, word) !== 'rare',
})

const kokomotsWorld = ({
  themeCards,
  letterCards,
  spelling,
}: Pick<Library, 'themeCards' | 'letterCards' | 'spelling'>): KokomotsWorld => ({
  themes: themeCards,
  letters: letterCards,
  fold,
  isSpelled: isSpelledIn(spelling),
})

const has = <Needed extends Part>(
  library: Partial<Library>,
  parts: readonly Needed[],
): library is Pick<Library, Needed> => parts.every((part) => library[part] !== undefined)

/** What a box holds, and what has to be there before it can be played. */
interface Boxed {
  readonly parts: readonly Part[]
  readonly shelve: (library: Partial<Library>) => Shelved
}

/** A game and the world it asks for, made when it is first played; the table need not know either's types. */
const boxed = <Options, State, Move, Event, View, World extends object, Needed extends Part>(
  game: Game<Options, State, Move, Event, View, World>,
  parts: readonly Needed[],
  makeWorld: (library: Pick<Library, Needed>) => World,
  ownDecks?: (box: () => World) => OwnDecks,
): readonly [string, Boxed] => {
  const shelve = (library: Partial<Library>): Shelved => {
    let made: World | undefined
    const world = (): World => {
      if (!has(library, parts)) throw new Error(`${game.id} is not here yet`)
      made ??= makeWorld(library)
      return made
    }
    return {
      game,
      get world() {
        return world()
      },
      ...(ownDecks && { ownDecks: ownDecks(world) }),
    }
  }
  return [game.id, { parts, shelve }]
}

/** Every game there is, one line each. */
const BOXES: ReadonlyMap<string, Boxed> = new Map([
  boxed(motPourMot, ['spelling', 'categoryCards'], motPourMotWorld, ownCategories),
  boxed(wordOut, ['playWords'], wordOutWorld),
  boxed(lauriers, ['definitionCards'], ({ definitionCards }) => definitionCards, ownDefinitions),
  boxed(kokomots, ['themeCards', 'letterCards', 'spelling'], kokomotsWorld, ownThemes),
])

/** What a game takes from the library: all of it must be there before the game is begun, or taken up again. */
export const partsFor = (game: string): readonly Part[] => BOXES.get(game)?.parts ?? []

/** The games over a library that may still be filling up. */
export const makeShelf = (library: Partial<Library>): Shelf =>
  new Map([...BOXES].map(([id, { shelve }]) => [id, shelve(library)]))

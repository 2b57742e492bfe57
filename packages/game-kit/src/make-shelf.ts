import type { Shelved } from '@tablee/kernel'
import type { AnyGame, Library, LibraryPart } from './define-game.ts'
import { ownDecksOf } from './own-decks.ts'

interface ShelvedGame extends Shelved {
  readonly game: AnyGame
}
/** The kernel's shelf, with all that the games define beside their rules. */
export type GameShelf = ReadonlyMap<string, ShelvedGame>

/** The parts that have been loaded for a game so far. */
type LibraryOf = (game: string) => Partial<Library>

/** The parts that must be loaded before the game is started or resumed. */
export const partsFor = (games: readonly AnyGame[], id: string): readonly LibraryPart[] =>
  games.find((game) => game.id === id)?.needs ?? []

/** Only the parts that the game names, so that one which uses another fails wherever it is played. */
const takeParts = ({ id, needs }: AnyGame, library: Partial<Library>): Library => {
  if (needs.some((part) => library[part] === undefined)) throw new Error(`${id} is not here yet`)
  return Object.fromEntries(needs.map((part) => [part, library[part]])) as unknown as Library
}

/** The world is made when the game is first played. */
const shelve = (game: AnyGame, games: readonly AnyGame[], libraryOf: LibraryOf): ShelvedGame => {
  let made: object | undefined
  const world = (): object => {
    made ??= game.makeWorld(takeParts(game, libraryOf(game.id)))
    return made
  }
  const ownDecks = ownDecksOf(game, games, world)
  return {
    game,
    get world() {
      return world()
    },
    ...(ownDecks && { ownDecks }),
  }
}

/** The games over libraries that may still be loading. A new table starts from the first game. */
export const makeShelf = (games: readonly AnyGame[], libraryOf: LibraryOf): GameShelf =>
  new Map(games.map((game) => [game.id, shelve(game, games, libraryOf)]))

import type { Library, LibraryPart } from '@tablee/game-kit/define-game.ts'
import { makeShelf, partsFor } from '@tablee/game-kit/make-shelf.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { Shelf } from '@tablee/kernel'

/** The deck depends on the game; word lists are the same for all. */
type Load = <Part extends LibraryPart>(part: Part, game: string) => Promise<Library[Part]>

/** All games, over word lists and cards that are loaded when a game which needs them is to be played. */
interface LocalLibrary {
  readonly shelf: Shelf
  /** Resolves once the game can be played; rejects where something that it needs can't be loaded. */
  have(game: string): Promise<void>
}

export const openLibrary = (load: Load): LocalLibrary => {
  const libraries = new Map(GAMES.map(({ id }) => [id, {} as { -readonly [Part in LibraryPart]?: Library[Part] }]))
  const take = async <Part extends LibraryPart>(part: Part, game: string) => {
    const library = libraries.get(game)
    if (library !== undefined) library[part] ??= await load(part, game)
  }
  return {
    shelf: makeShelf(GAMES, (game) => libraries.get(game) ?? {}),
    have: async (game) => {
      await Promise.all(partsFor(GAMES, game).map((part) => take(part, game)))
    },
  }
}

import { type Library, makeShelf, partsFor } from '@tablee/host'
import type { Shelf } from '@tablee/kernel'

type Part = keyof Library
type Had = <Needed extends Part>(part: Needed) => Promise<Library[Needed]>

/** All games, over lists and cards of which each comes when a game that takes it is to be played. */
interface LocalLibrary {
  readonly shelf: Shelf
  /** Once the game can be played; rejects where something of it can't be had. */
  have(game: string): Promise<void>
}

export const openLibrary = (had: Had): LocalLibrary => {
  const library: { -readonly [Needed in Part]?: Library[Needed] } = {}
  const take = async <Needed extends Part>(part: Needed) => {
    library[part] ??= await had(part)
  }
  return {
    shelf: makeShelf(library),
    have: async (game) => {
      await Promise.all(partsFor(game).map(take))
    },
  }
}

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Library, LibraryPart } from '@tablee/game-kit/define-game.ts'
import { makeShelf, partsFor } from '@tablee/game-kit/make-shelf.ts'
import { describe, expect, it } from 'vitest'
import { loadLibrary } from './load-library.ts'
import { GAMES } from './shelf.ts'

const libraryOf = loadLibrary(fileURLToPath(new URL('..', import.meta.url)))
const only = (game: string, parts: readonly LibraryPart[]) =>
  Object.fromEntries(parts.map((part) => [part, libraryOf(game)[part]])) as Partial<Library>

describe('the shelf', () => {
  it('has every game that has a folder', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).flatMap((each) =>
      each.isDirectory() && each.name !== 'node_modules' ? [each.name] : [],
    )
    expect(GAMES.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  it.each(GAMES)('$id is played with the parts of the library that it names, and with each of them', ({ id }) => {
    const parts = partsFor(GAMES, id)
    expect(makeShelf(GAMES, () => only(id, parts)).get(id)?.world).toEqual(expect.any(Object))
    for (const missing of parts) {
      const rest = parts.filter((part) => part !== missing)
      const shelf = makeShelf(GAMES, () => only(id, rest))
      expect(() => shelf.get(id)?.world).toThrow(`${id} is not here yet`)
    }
  })

  it.each(GAMES)('$id can be put on the shelf before its library has come, and its world is made once', ({ id }) => {
    let filling: Partial<Library> = {}
    const shelved = makeShelf(GAMES, () => filling).get(id)
    expect(() => shelved?.world).toThrow()
    filling = libraryOf(id)
    expect(shelved?.world).toBe(shelved?.world)
  })

  it.each(GAMES)(
    '$id: each box starts from options of its own, which it knows again',
    ({ boxes, boxOf, readOptions }) => {
      expect(Object.keys(boxes)).not.toEqual([])
      for (const [box, options] of Object.entries(boxes)) {
        expect(readOptions(JSON.parse(JSON.stringify(options)))).toEqual(options)
        expect(boxOf(options)).toBe(box)
      }
    },
  )

  it('no box is of two games', () => {
    const all = GAMES.flatMap(({ boxes }) => Object.keys(boxes))
    expect(new Set(all).size).toBe(all.length)
  })
})

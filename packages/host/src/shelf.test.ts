import { describe, expect, it } from 'vitest'
import { loadLibrary } from './node.ts'
import { makeShelf, partsFor } from './shelf.ts'

const library = loadLibrary(new URL('../../..', import.meta.url).pathname)
const only = (parts: readonly (keyof typeof library)[]) =>
  Object.fromEntries(parts.map((part) => [part, library[part]])) as Partial<typeof library>
const games = [...makeShelf(library).keys()]

describe('the shelf', () => {
  it.each(games)('%s is played with the parts of the library that it names, and with each of them', (game) => {
    const parts = partsFor(game)
    expect(makeShelf(only(parts)).get(game)?.world).toEqual(expect.any(Object))
    for (const missing of parts) {
      const shelf = makeShelf(only(parts.filter((part) => part !== missing)))
      expect(() => shelf.get(game)?.world).toThrow(`${game} is not here yet`)
    }
  })

  it('may be made before the library has come: a game that was not there is there once its parts are', () => {
    const filling: { playWords?: typeof library.playWords } = {}
    const wordOut = makeShelf(filling).get('word-out')
    expect(() => wordOut?.world).toThrow()
    filling.playWords = library.playWords
    expect(wordOut?.world).toBe(wordOut?.world)
  })
})

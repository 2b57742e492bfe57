import { fileURLToPath } from 'node:url'
import type { AnyGame, Library, LibraryPart } from '@tablee/game-kit/define-game.ts'
import { loadLibrary } from '@tablee/games/load-library.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import { expect, it, vi } from 'vitest'
import { openLibrary } from './library.ts'

const whole = loadLibrary(fileURLToPath(new URL('../../../../..', import.meta.url)))

/** A network over which each part comes, unless it is cut. */
const newNetwork = () => {
  const network = { isCut: false, asked: [] as [LibraryPart, string][] }
  const library = openLibrary(async (part, game) => {
    network.asked.push([part, game])
    if (network.isCut) throw new Error('no network')
    return (whole(game) as Library)[part]
  })
  return { network, library }
}

const gameThat = (fits: (game: AnyGame) => boolean) => GAMES.find(fits) ?? expect.unreachable()

it('a game brings what it is played with, once, and nothing of another game', async () => {
  const { network, library } = newNetwork()
  const onlyDeck = gameThat(({ needs }) => needs.join() === 'deck')
  const other = gameThat(({ needs }) => needs.some((part) => part !== 'deck'))
  await library.have(onlyDeck.id)
  await library.have(onlyDeck.id)
  expect(network.asked).toEqual([['deck', onlyDeck.id]])
  expect(library.shelf.get(onlyDeck.id)?.world).toBeDefined()
  expect(() => library.shelf.get(other.id)?.world).toThrow('not here yet')
})

it('each game that has a deck gets its own', async () => {
  const { library } = newNetwork()
  const withDeck = GAMES.filter(({ needs }) => needs.includes('deck'))
  expect(withDeck.length).toBeGreaterThan(1)
  await Promise.all(withDeck.map(({ id }) => library.have(id)))
  for (const game of withDeck) {
    const makeWorld = vi.spyOn(game, 'makeWorld')
    expect(library.shelf.get(game.id)?.world).toBeDefined()
    expect(makeWorld.mock.calls.map(([{ deck }]) => deck)).toEqual([whole(game.id).deck])
    makeWorld.mockRestore()
  }
})

it('what could not be had is asked for again the next time', async () => {
  const { network, library } = newNetwork()
  const { id } = gameThat(({ needs }) => needs.includes('playWords'))
  network.isCut = true
  await expect(library.have(id)).rejects.toThrow('no network')
  network.isCut = false
  await library.have(id)
  expect(library.shelf.get(id)?.world).toBeDefined()
})

import { fileURLToPath } from 'node:url'
import type { Library, LibraryPart } from '@tablee/game-kit/define-game.ts'
import { loadLibrary } from '@tablee/games/load-library.ts'
import { expect, it } from 'vitest'
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

it('a game brings what it is played with, once, and nothing of another game', async () => {
  const { network, library } = newNetwork()
  await library.have('lauriers')
  await library.have('lauriers')
  expect(network.asked).toEqual([['deck', 'lauriers']])
  expect(library.shelf.get('lauriers')?.world).toMatchObject({ cards: { size: 258 } })
  expect(() => library.shelf.get('word-out')?.world).toThrow('not here yet')
})

it('each game that has a deck gets its own', async () => {
  const { library } = newNetwork()
  await Promise.all([library.have('mot-pour-mot'), library.have('kokomots')])
  expect(library.shelf.get('mot-pour-mot')?.world).toMatchObject({ cards: { size: 220 } })
  expect(library.shelf.get('kokomots')?.world).toMatchObject({ themes: { size: 30 } })
})

it('what could not be had is asked for again the next time', async () => {
  const { network, library } = newNetwork()
  network.isCut = true
  await expect(library.have('word-out')).rejects.toThrow('no network')
  network.isCut = false
  await library.have('word-out')
  expect(library.shelf.get('word-out')?.world).toBeDefined()
})

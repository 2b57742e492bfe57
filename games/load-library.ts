import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Library } from '@tablee/game-kit/define-game.ts'
import { type GameShelf, makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { loadPlayWords, loadSpelling } from '@tablee/lexicon/node'
import { GAMES } from './shelf.ts'

/** Word lists and cards by game, read from the folder of the repository: a bundle can't tell from its own place where that is. */
export const loadLibrary = (root: string): ((game: string) => Partial<Library>) => {
  const lists = join(root, 'packages/lexicon/dist')
  const words = { spelling: loadSpelling(lists), playWords: loadPlayWords(lists) }
  const decks = GAMES.filter(({ needs }) => needs.includes('deck')).map(
    ({ id }) => [id, readFileSync(join(root, 'games', id, 'deck/cards.txt'), 'utf8')] as const,
  )
  const libraries = new Map(decks.map(([id, deck]) => [id, { ...words, deck }]))
  return (game) => libraries.get(game) ?? words
}

/**
 * Every game with its words and cards, ready to be played: parsing a deck takes tens of milliseconds, which people at a server's tables
 * would have to wait. Throws where the word lists are not built.
 */
export const loadShelf = (root: string): GameShelf => {
  const shelf = makeShelf(GAMES, loadLibrary(root))
  for (const shelved of shelf.values()) Reflect.get(shelved, 'world')
  return shelf
}

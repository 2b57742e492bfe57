import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categoryDeck, parseCategoryCards } from '@tablee/decks'
import { loadPlayWords, loadSpelling } from '@tablee/lexicon/node'
import type { Library } from './shelf.ts'

/** From the folder of the repository: a bundle can't tell from its own place. */
export const loadLibrary = (root: string): Library => {
  const cards = readFileSync(join(root, 'packages/decks/data/mot-pour-mot.txt'), 'utf8')
  const lists = join(root, 'packages/lexicon/dist')
  return {
    spelling: loadSpelling(lists),
    playWords: loadPlayWords(lists),
    categoryCards: categoryDeck(parseCategoryCards(cards).cards),
  }
}

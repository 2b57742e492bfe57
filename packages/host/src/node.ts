import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  categoryDeck,
  definitionDeck,
  KOKOMOTS_LETTERS,
  letterCards,
  parseCategoryCards,
  parseDefinitionCards,
  parseThemeCards,
  themeDeck,
} from '@tablee/game-kit/deck/index.ts'
import { loadPlayWords, loadSpelling } from '@tablee/lexicon/node'
import type { Library } from './shelf.ts'

/** From the folder of the repository: a bundle can't tell from its own place. */
export const loadLibrary = (root: string): Library => {
  const cards = (game: string) => readFileSync(join(root, `games/${game}/deck/cards.txt`), 'utf8')
  const lists = join(root, 'packages/lexicon/dist')
  return {
    spelling: loadSpelling(lists),
    playWords: loadPlayWords(lists),
    categoryCards: categoryDeck(parseCategoryCards(cards('mot-pour-mot')).cards),
    definitionCards: definitionDeck(parseDefinitionCards(cards('lauriers')).cards),
    themeCards: themeDeck(parseThemeCards(cards('kokomots')).cards).cards,
    letterCards: letterCards(KOKOMOTS_LETTERS),
  }
}

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
import kokomotsUrl from '@tablee/games/kokomots/deck/cards.txt?url'
import lauriersUrl from '@tablee/games/lauriers/deck/cards.txt?url'
import motPourMotUrl from '@tablee/games/mot-pour-mot/deck/cards.txt?url'
import type { Library } from '@tablee/host'
import { fetchPlayWords, fetchSpelling } from '@tablee/ui/word-lists/fetch-lists.ts'
import { fetchText, type OnBytes } from '@tablee/ui/word-lists/fetched.ts'

type Fetching = { readonly [Part in keyof Library]: (onBytes?: OnBytes) => Promise<Library[Part]> }

/** The same lists and cards that a server plays with, each where this device gets it from. */
export const fetchPart: Fetching = {
  spelling: fetchSpelling,
  playWords: fetchPlayWords,
  categoryCards: async (onBytes) => categoryDeck(parseCategoryCards(await fetchText(motPourMotUrl, onBytes)).cards),
  definitionCards: async (onBytes) => definitionDeck(parseDefinitionCards(await fetchText(lauriersUrl, onBytes)).cards),
  themeCards: async (onBytes) => themeDeck(parseThemeCards(await fetchText(kokomotsUrl, onBytes)).cards).cards,
  letterCards: async () => letterCards(KOKOMOTS_LETTERS),
}

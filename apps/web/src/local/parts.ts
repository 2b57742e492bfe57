import {
  categoryDeck,
  definitionDeck,
  KOKOMOTS_LETTERS,
  letterCards,
  parseCategoryCards,
  parseDefinitionCards,
  parseThemeCards,
  themeDeck,
} from '@tablee/decks'
import kokomotsUrl from '@tablee/decks/kokomots.txt?url'
import lauriersUrl from '@tablee/decks/lauriers.txt?url'
import motPourMotUrl from '@tablee/decks/mot-pour-mot.txt?url'
import type { Library } from '@tablee/host'
import { fetchPlayWords, fetchSpelling } from '../dico/fetch-lists.ts'
import { fetchText, type OnBytes } from '../dico/fetched.ts'

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

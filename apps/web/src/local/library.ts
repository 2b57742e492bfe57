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
import { playWords, spelling } from '../dico/lists.svelte.ts'

const text = async (url: string): Promise<string> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

/** The same lists and cards that a server plays with. */
export const fetchLibrary = async (): Promise<Library> => {
  const [categories, definitions, themes] = await Promise.all([
    text(motPourMotUrl),
    text(lauriersUrl),
    text(kokomotsUrl),
    playWords.load(),
    spelling.load(),
  ])
  if (playWords.value === undefined || spelling.value === undefined) throw new Error('the word lists are not there')
  return {
    spelling: spelling.value,
    playWords: playWords.value,
    categoryCards: categoryDeck(parseCategoryCards(categories).cards),
    definitionCards: definitionDeck(parseDefinitionCards(definitions).cards),
    themeCards: themeDeck(parseThemeCards(themes).cards).cards,
    letterCards: letterCards(KOKOMOTS_LETTERS),
  }
}

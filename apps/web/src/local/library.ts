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
import { fetchText } from '../dico/fetched.ts'

/** Where the word lists come from: a page has them once, whoever asks. */
interface Lists {
  readonly playWords: () => Promise<Library['playWords']>
  readonly spelling: () => Promise<Library['spelling']>
}

/** The same lists and cards that a server plays with. */
export const fetchLibrary = async (lists: Lists): Promise<Library> => {
  const [categories, definitions, themes, playWords, spelling] = await Promise.all([
    fetchText(motPourMotUrl),
    fetchText(lauriersUrl),
    fetchText(kokomotsUrl),
    lists.playWords(),
    lists.spelling(),
  ])
  return {
    spelling,
    playWords,
    categoryCards: categoryDeck(parseCategoryCards(categories).cards),
    definitionCards: definitionDeck(parseDefinitionCards(definitions).cards),
    themeCards: themeDeck(parseThemeCards(themes).cards).cards,
    letterCards: letterCards(KOKOMOTS_LETTERS),
  }
}

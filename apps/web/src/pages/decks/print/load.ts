import {
  parseCategoryCards,
  parseDefinitionCards,
  parseThemeCards,
  readOwnCategories,
  readOwnDefinitions,
  readOwnThemes,
} from '@tablee/game-kit/deck/index.ts'
import kokomotsUrl from '@tablee/games/kokomots/deck/cards.txt?url'
import lauriersUrl from '@tablee/games/lauriers/deck/cards.txt?url'
import motPourMotUrl from '@tablee/games/mot-pour-mot/deck/cards.txt?url'
import { type KeptDeck, keptDeck } from '../../../services/decks/kept.ts'
import { keepWhatWasLoaded } from '../../../services/offline/register.ts'
import {
  definitionPart,
  letterPart,
  PRINTED_GAMES,
  type PrintedDeck,
  type PrintedGame,
  titlePart,
  wordOutPart,
} from './printed.ts'

const textAt = async (url: string): Promise<string> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const text = await response.text()
  void keepWhatWasLoaded()
  return text
}

/** Fetched when somebody wants to print them, not before. */
const OURS: Readonly<Record<PrintedGame, () => Promise<PrintedDeck['parts']>>> = {
  'mot-pour-mot': async () => [titlePart(parseCategoryCards(await textAt(motPourMotUrl)).cards)],
  lauriers: async () => [definitionPart(parseDefinitionCards(await textAt(lauriersUrl)).cards)],
  kokomots: async () => [titlePart(parseThemeCards(await textAt(kokomotsUrl)).cards), letterPart()],
  'word-out': async () => [wordOutPart()],
}

const partOf = ({ game, text }: KeptDeck) => {
  if (game === 'lauriers') return definitionPart(readOwnDefinitions(text).cards)
  return titlePart((game === 'kokomots' ? readOwnThemes(text) : readOwnCategories(text)).cards)
}

/** A game's own deck by the game's name, one that is kept here by its id; undefined when there is none. */
export const loadPrinted = async (which: string): Promise<PrintedDeck | undefined> => {
  const game = PRINTED_GAMES.find((name) => name === which)
  if (game !== undefined) return { game, parts: await OURS[game]() }
  const { found: own, trouble } = await keptDeck(which)
  if (trouble !== undefined) throw new Error(`decks cannot be read: ${trouble}`)
  return own && { game: own.game, title: own.title, parts: [partOf(own)] }
}

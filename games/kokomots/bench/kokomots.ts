import { readFileSync } from 'node:fs'
import { fold } from '@tablee/lexicon'
import { themeDeck } from '../deck/deck.ts'
import { parseThemeCards } from '../deck/parse.ts'
import { compareDeals } from './deals-table.ts'
import { compareGames } from './games-table.ts'
import { type KnownWords, knownWords } from './known-words.ts'
import { compareCards } from './usable.ts'

const DECK = new URL('../deck/cards.txt', import.meta.url)
/** Of 100 answers of the deck: all come to a good player, ten or five to one in a hurry. */
const IN_MIND = [100, 10, 5]

/** « New York » → NEWYORK. */
const lettersOf = (answer: string): string => answer.split(' ').map(fold).join('')

const readThemes = (): KnownWords[] =>
  [...themeDeck(parseThemeCards(readFileSync(DECK, 'utf8')).cards).cards.values()]
    .flatMap(({ sides }) => sides)
    .map(({ answers }) => knownWords(answers.map(lettersOf)))

/**
 * `npm run bench -- kokomots [DEALS [deals | games | cards]]`: what can be claimed from a random deal with each set of letters; how whole
 * games go with it; which letters can be used with which constraint.
 */
export const run = async (): Promise<void> => {
  const [, , , count = '20000', only] = process.argv
  const deals = Number(count)
  const themes = readThemes()
  const tables: Readonly<Record<string, () => void>> = {
    deals: () => compareDeals(deals, themes, IN_MIND),
    games: () => compareGames(deals / 20, themes, IN_MIND),
    cards: () => compareCards(deals / 20, themes, 10),
  }
  for (const [name, table] of Object.entries(tables)) {
    if (only !== undefined && only !== name) continue
    table()
    console.log()
  }
}

import { mean, print, printHead } from '../../../bench/figures.ts'
import { letterCards } from '../deck/letters.ts'
import { type Played, play } from './game.ts'
import type { KnownWords } from './known-words.ts'
import { CANDIDATES } from './sets.ts'

/** Over whole classic games, in which hard letters stay behind: how often of 100 a search finds nothing. */
export const compareGames = (count: number, themes: readonly KnownWords[], inMind: readonly number[]): void => {
  printHead(['letters', 'in mind', 'searches stuck, of 100', 'words', 'turns', 'points a word'])
  for (const of100 of inMind)
    for (const [name, set] of Object.entries(CANDIDATES)) {
      const cards = [...letterCards(set).values()]
      const games = Array.from({ length: count }, (_, nth) => play(`game ${nth}`, themes, cards, of100))
      const over = (each: (game: Played) => number, digits: number) => mean(games.map(each), digits)
      print([
        name,
        `${of100} %`,
        over(({ stuck, searches }) => (100 * stuck) / searches, 2),
        over(({ words }) => words, 1),
        over(({ turns }) => turns, 1),
        over(({ points, words }) => points / words, 2),
      ])
    }
}

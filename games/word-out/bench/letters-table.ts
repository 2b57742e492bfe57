import { mean, print, printHead, share } from '../../../bench/figures.ts'
import type { WordOutWorld } from '../game.ts'
import { type Played, type Player, playGame } from './game.ts'
import { CANDIDATES } from './letters.ts'

const PLAYERS = [2, 4, 8]

const sum = (games: readonly Played[], each: (game: Played) => number) =>
  games.reduce((total, game) => total + each(game), 0)

/** One line of the table of sets. */
const figures = (games: readonly Played[]): string[] => {
  const words = games.flatMap(({ state }) => state.banked)
  const length = words.reduce((total, { word }) => total + word.length, 0)
  const able = sum(games, (game) => game.able)
  const turns = sum(games, (game) => game.turns)
  const announced = sum(games, (game) => game.announced)
  const countered = sum(games, (game) => game.countered)
  const banked = games.map(({ state }) => state.banked.length)
  return [
    share(able, turns),
    mean(banked, 1),
    (length / words.length).toFixed(2),
    share(countered, announced),
    mean(
      games.map((game) => game.turns),
      0,
    ),
    (sum(games, (game) => game.lasted) / games.length / 60_000).toFixed(0),
  ]
}

/** How the game flows with each set of letters, among steady bots. */
export const compareLetters = (games: number, words: Omit<WordOutWorld, 'pack'>): void => {
  printHead(['letters', 'players', 'turns with a card that fits', 'words', 'length', 'countered', 'turns', 'minutes'])
  for (const [name, pack] of Object.entries(CANDIDATES))
    for (const players of PLAYERS) {
      const seats = Array.from({ length: players }, (): Player => 'steady')
      const played = Array.from({ length: games }, (_, nth) => playGame(seats, `letters ${nth}`, { ...words, pack }))
      print([name, String(players), ...figures(played)])
    }
}

import { BOT_LEVELS } from '@tablee/kernel'
import { mean, print, printHead, share } from '../../../bench/figures.ts'
import type { WordOutWorld } from '../game.ts'
import { type Played, type Player, playGame } from './game.ts'

const PLAYERS = [2, 4, 8]

const sum = (games: readonly Played[], each: (game: Played) => number) =>
  games.reduce((total, game) => total + each(game), 0)

/** How open the rows stay, by level: what is left to be finished, and how many words are scored. */
export const compareRows = (games: number, world: WordOutWorld): void => {
  printHead([
    'level',
    'players',
    'dead rows',
    'turns with two or more',
    'words',
    'rare words',
    'length',
    'countered',
    'turns',
  ])
  for (const level of BOT_LEVELS)
    for (const players of PLAYERS) {
      const seats = Array.from({ length: players }, (): Player => level)
      const played = Array.from({ length: games }, (_, nth) => playGame(seats, `rows ${nth}`, world))
      const words = played.flatMap(({ state }) => state.banked.map(({ word }) => word))
      print([
        level,
        String(players),
        share(
          sum(played, ({ dead }) => dead),
          sum(played, ({ held }) => held),
        ),
        share(
          sum(played, ({ clogged }) => clogged),
          sum(played, ({ turns }) => turns),
        ),
        mean(
          played.map(({ state }) => state.banked.length),
          1,
        ),
        share(words.filter((word) => world.commonness(word) === 'rare').length, words.length),
        (words.join('').length / words.length).toFixed(2),
        share(
          sum(played, ({ countered }) => countered),
          sum(played, ({ announced }) => announced),
        ),
        mean(
          played.map(({ turns }) => turns),
          0,
        ),
      ])
    }
}

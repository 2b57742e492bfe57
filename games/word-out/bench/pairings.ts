import { BOT_LEVELS, type SeatId } from '@tablee/kernel'
import { mean, print, printHead, spread } from '../../../bench/figures.ts'
import type { State, WordOutWorld } from '../game.ts'
import { type Player, playGame } from './game.ts'

const PAIRINGS: readonly (readonly [Player, Player])[] = [
  ['sharp', 'steady'],
  ['steady', 'gentle'],
  ['sharp', 'sharp at once'],
]

/** Both sides of a deal are no independent games: they count as one. */
const inPairs = (games: readonly number[]): number[] =>
  games.flatMap((game, nth) => (nth % 2 === 0 ? [] : [(game + (games[nth - 1] ?? game)) / 2]))

/** Two at a table, each deal from both sides; a draw is half a game won. */
const duel = ([better, worse]: readonly [Player, Player], games: number, world: WordOutWorld): string[] => {
  const won: number[] = []
  const margins: number[] = []
  for (let nth = 0; nth < games; nth++) {
    const isFirst = nth % 2 === 0
    const { state } = playGame(isFirst ? [better, worse] : [worse, better], `duel ${nth >> 1}`, world)
    const [first = 0, second = 0] = state.seats.map((seat) => state.scores[seat] ?? 0)
    const ahead = isFirst ? first - second : second - first
    won.push(ahead > 0 ? 100 : ahead === 0 ? 50 : 0)
    margins.push(ahead)
  }
  return [`${better} : ${worse}`, mean(inPairs(won), 1), mean(inPairs(margins), 1)]
}

export const comparePlayers = (games: number, world: WordOutWorld): void => {
  printHead(['pairing', `won, in % of ${games}`, 'points ahead'])
  for (const pairing of PAIRINGS) print(duel(pairing, games, world))
}

/** As full as hands ever get. */
const FULL = 25

const withFullHands = (state: State): State => {
  const pile = [...state.pile]
  const fill = (seat: SeatId) => [
    ...(state.hands[seat] ?? []),
    ...pile.splice(0, FULL - (state.hands[seat]?.length ?? 0)),
  ]
  return { ...state, hands: Object.fromEntries(state.seats.map((seat) => [seat, fill(seat)])), pile }
}

/** What a decision takes of the processor's time, by level. */
export const compareThoughts = (games: number, world: WordOutWorld): void => {
  printHead(['level', 'players', 'decisions', 'ms: mean', 'p50', 'p99', 'most'])
  const tables = [
    { players: 2, about: '2' },
    { players: 4, about: '4' },
    { players: 8, about: '8' },
    { players: 8, about: `8, from hands of ${FULL}`, dealt: withFullHands },
  ]
  for (const level of BOT_LEVELS) {
    // The first games are slow, until the code has run warm.
    playGame([level, level], 'warm', world)
    for (const { players, about, dealt } of tables) {
      const seats = Array.from({ length: players }, (): Player => level)
      const played = Array.from({ length: Math.ceil((2 * games) / players) }, (_, nth) =>
        playGame(seats, `pace ${nth}`, world, dealt),
      )
      const took = played.flatMap(({ thoughts }) => thoughts.map((each) => each.took))
      print([level, about, String(took.length), ...spread(took)])
    }
  }
}

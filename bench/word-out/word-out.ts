import { PACK, type WordOutWorld } from '@tablee/games/word-out'
import type { BotLevel } from '@tablee/kernel'
import { commonnessOf } from '@tablee/lexicon'
import { ensureLexicon } from '@tablee/lexicon/build'
import { loadPlayWords } from '@tablee/lexicon/node'
import { type Played, playGame } from './game.ts'
import { CANDIDATES } from './letters.ts'

const PLAYERS = [2, 4, 8]
const PAIRINGS: readonly (readonly [BotLevel, BotLevel])[] = [
  ['sharp', 'steady'],
  ['steady', 'gentle'],
]

const worldWithout = (): Omit<WordOutWorld, 'pack'> => {
  const { graph, commonness } = loadPlayWords()
  return {
    isWord: (letters) => graph.isWord(letters),
    isBeginning: (letters) => graph.isBeginning(letters),
    next: (beginning) => graph.next(beginning),
    isKnown: (word) => commonnessOf(graph, commonness, word) !== 'rare',
  }
}

const sum = (games: readonly Played[], each: (game: Played) => number) =>
  games.reduce((total, game) => total + each(game), 0)

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`

/** A mean, and within what the true one is nineteen times of twenty. */
const mean = (each: readonly number[], digits: number) => {
  const middle = each.reduce((total, one) => total + one, 0) / each.length
  const variance = each.reduce((total, one) => total + (one - middle) ** 2, 0) / (each.length - 1)
  return `${middle.toFixed(digits)} ± ${(1.96 * Math.sqrt(variance / each.length)).toFixed(digits)}`
}

/** One line of the table of sets. */
const figures = (games: readonly Played[]) => {
  const words = games.flatMap(({ state }) => state.banked)
  const length = words.reduce((total, { word }) => total + word.length, 0)
  const turns = sum(games, (game) => game.turns)
  const announced = sum(games, (game) => game.announced)
  return [
    share(
      sum(games, (game) => game.able),
      turns,
    ),
    mean(
      games.map(({ state }) => state.banked.length),
      1,
    ),
    (length / words.length).toFixed(2),
    share(
      sum(games, (game) => game.countered),
      announced,
    ),
    mean(
      games.map((game) => game.turns),
      0,
    ),
    (sum(games, (game) => game.lasted) / games.length / 60_000).toFixed(0),
  ]
}

const print = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)

/** Seats are swapped in every other game; both play each deal from both sides. */
const duel = ([better, worse]: readonly [BotLevel, BotLevel], games: number, world: WordOutWorld) => {
  let won = 0
  const thoughts: number[] = []
  for (let nth = 0; nth < games; nth++) {
    const isFirst = nth % 2 === 0
    const played = playGame(isFirst ? [better, worse] : [worse, better], `duel ${nth >> 1}`, world)
    const [first = 0, second = 0] = played.state.seats.map((seat) => played.state.scores[seat] ?? 0)
    const ahead = isFirst ? first - second : second - first
    won += ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0
    thoughts.push(...played.thoughts.filter(({ level }) => level === better).map(({ took }) => took))
  }
  thoughts.sort((a, b) => a - b)
  const rate = won / games
  const within = 1.96 * Math.sqrt((rate * (1 - rate)) / games)
  const at = (part: number) => (thoughts[Math.floor(thoughts.length * part)] ?? 0).toFixed(2)
  return [`${better} : ${worse}`, `${(100 * rate).toFixed(1)} % ± ${(100 * within).toFixed(1)}`, at(0.5), at(0.99)]
}

/**
 * `npm run bench -- word-out [GAMES]`: how the game flows with each set of letters, among steady bots; then how the levels do
 * against each other, two at a table.
 */
export const run = async (): Promise<void> => {
  await ensureLexicon(console.log)
  const games = Number(process.argv[3] ?? 100)
  const words = worldWithout()
  print(['letters', 'players', 'turns with a card that fits', 'words', 'length', 'countered', 'turns', 'minutes'])
  print(['---', '---', '---', '---', '---', '---', '---', '---'])
  for (const [name, pack] of Object.entries(CANDIDATES))
    for (const players of PLAYERS) {
      const levels = Array.from({ length: players }, (): BotLevel => 'steady')
      const played = Array.from({ length: games }, (_, nth) => playGame(levels, `letters ${nth}`, { ...words, pack }))
      print([name, String(players), ...figures(played)])
    }
  console.log()
  print(['pairing', `won, of ${2 * games}`, 'a thought of the first, ms', 'p99'])
  print(['---', '---', '---', '---'])
  for (const pairing of PAIRINGS) print(duel(pairing, 2 * games, { ...words, pack: PACK }))
}

import { parseArgs } from 'node:util'
import { BOT_LEVELS, type BotLevel } from '@tablee/kernel'
import { loadShelf } from '../src/load.ts'
import { rehearse } from '../src/simulate.ts'
import { TELLERS } from '../src/tellers.ts'

const USAGE =
  'usage: npm run simulate -- --game mot-pour-mot [--games 1000] [--seed 1] [--players 4] [--levels gentle,sharp]'

const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const readFlags = () => {
  try {
    return parseArgs({
      options: {
        game: { type: 'string', default: 'mot-pour-mot' },
        games: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        players: { type: 'string', default: '4' },
        levels: { type: 'string', default: BOT_LEVELS.join() },
      },
    }).values
  } catch (error) {
    return giveUp(`${(error as Error).message}\n${USAGE}`)
  }
}

const flags = readFlags()
const games = Number(flags.games)
const players = Number(flags.players)
const levels = flags.levels.split(',').map((raw) => BOT_LEVELS.find((level) => level === raw) ?? giveUp(USAGE))
const teller = TELLERS[flags.game]
if (!(games >= 1) || !(players >= 2) || teller === undefined) giveUp(USAGE)

/** `npm run simulate`: whole games of bots through the real table machine, every decision checked. */
const shelf = await loadShelf()
const began = performance.now()
const tally = new Map<string, number>()
let decisions = 0
let minutes = 0
for (let nth = 0; nth < games; nth++) {
  // Every level meets every other, on either side.
  const seated = Array.from({ length: players }, (_, at): BotLevel => levels[(nth + at) % levels.length] ?? 'steady')
  const variant = teller?.variants[nth % teller.variants.length]
  try {
    const done = rehearse(
      {
        game: flags.game,
        ...(variant ? { options: variant.options } : {}),
        levels: seated,
        seed: `${flags.seed}:${nth}`,
      },
      shelf,
    )
    decisions += done.decisions
    minutes += done.milliseconds / 60_000
    for (const line of teller?.tell(done, seated) ?? []) {
      const key = variant ? `${variant.name}: ${line}` : line
      tally.set(key, (tally.get(key) ?? 0) + 1)
    }
  } catch (error) {
    giveUp(`game ${nth} (seed ${flags.seed}:${nth}): ${(error as Error).message}`)
  }
}
const seconds = (performance.now() - began) / 1000
for (const [line, count] of [...tally].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
  console.log(`${line}\t${count}`)
console.log(`${games} games, all ended; ${decisions} decisions, each checked: tiles accounted for, replay equals live`)
console.log(`${(decisions / games).toFixed(1)} decisions and ${(minutes / games).toFixed(1)} minutes a game`)
console.log(`${(games / seconds).toFixed(1)} games a second (${seconds.toFixed(1)} s)`)

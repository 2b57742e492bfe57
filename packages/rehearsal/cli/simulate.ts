import { parseArgs } from 'node:util'
import { BOT_LEVELS, type BotLevel } from '@tablee/kernel'
import { loadShelf } from '../src/load.ts'
import { shareOf, type Winners } from '../src/shares.ts'
import { rehearse } from '../src/simulate.ts'

const USAGE =
  'usage: npm run simulate -- --game ID [--games 1000] [--seed 1] [--players 4, or 2-8] [--levels gentle,sharp] [--mode VARIANT]'

const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const readFlags = () => {
  try {
    return parseArgs({
      options: {
        game: { type: 'string' },
        games: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        players: { type: 'string', default: '4' },
        levels: { type: 'string' },
        mode: { type: 'string' },
      },
    }).values
  } catch (error) {
    return giveUp(`${(error as Error).message}\n${USAGE}`)
  }
}

/** « 4 » → 4; « 2-8 », « 2…8 » → 2 to 8. */
const readSizes = (raw: string): readonly number[] => {
  const [least = 0, most = least] = raw.split(/-|…|\.\.+/).map(Number)
  return most >= least && least >= 1 ? Array.from({ length: most - least + 1 }, (_, nth) => least + nth) : giveUp(USAGE)
}

const flags = readFlags()
const games = Number(flags.games)
const sizes = readSizes(flags.players)
const levels = (flags.levels ?? BOT_LEVELS.join())
  .split(',')
  .map((raw) => BOT_LEVELS.find((level) => level === raw) ?? giveUp(USAGE))
/** `npm run simulate`: whole games of bots through the real table machine, every decision checked. */
const shelf = await loadShelf()
/** Without a name: the game that a new table starts from. */
const game = flags.game ?? [...shelf.keys()][0] ?? giveUp(USAGE)
const shelved = shelf.get(game) ?? giveUp(USAGE)
const rules = await shelved.game.rehearsal?.()
const variants = (rules?.variants ?? []).filter(({ name }) => flags.mode === undefined || name === flags.mode)
if (!(games >= 1) || (flags.mode !== undefined && variants.length === 0)) giveUp(USAGE)

const began = performance.now()
const tally = new Map<string, number>()
/** Levels that are compared play every deal from every side. */
const gamesADeal = flags.levels === undefined ? 1 : levels.length
const deals: Winners[][] = []
let decisions = 0
let minutes = 0
for (let nth = 0; nth < games; nth++) {
  const deal = Math.floor(nth / gamesADeal)
  const players = sizes[deal % sizes.length] ?? 0
  // Every level meets every other, on either side.
  const seated = Array.from({ length: players }, (_, at): BotLevel => levels[(nth + at) % levels.length] ?? 'steady')
  const variant = variants[deal % variants.length]
  const seed = `${flags.seed}:${deal}`
  try {
    const done = await rehearse(
      { game, ...(variant ? { options: variant.options(players) } : {}), levels: seated, seed },
      shelf,
    )
    decisions += done.decisions
    minutes += done.milliseconds / 60_000
    deals[deal] = [...(deals[deal] ?? []), done.winners]
    const about = [...(variant ? [variant.name] : []), ...(sizes.length > 1 ? [`${players} players`] : [])]
    for (const line of rules?.tell?.(done, seated) ?? []) {
      const key = [...about, line].join(': ')
      tally.set(key, (tally.get(key) ?? 0) + 1)
    }
  } catch (error) {
    giveUp(`game ${nth} (seed ${seed}): ${(error as Error).message}`)
  }
}
const seconds = (performance.now() - began) / 1000
for (const [line, count] of [...tally].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
  console.log(`${line}\t${count}`)
const percent = (part: number) => `${(100 * part).toFixed(1)} %`
if (gamesADeal > 1)
  for (const level of levels) {
    const { share, margin } = shareOf(level, deals)
    console.log(
      `${level}\t${percent(share)} of the wins (95 %: ${percent(share - margin)} to ${percent(share + margin)})`,
    )
  }
const checked = rules?.fault === undefined ? 'replay equals live' : 'pieces accounted for, replay equals live'
console.log(`${games} games, all ended; ${decisions} decisions, each checked: ${checked}`)
console.log(`${(decisions / games).toFixed(1)} decisions and ${(minutes / games).toFixed(1)} minutes a game`)
console.log(
  `${(games / seconds).toFixed(1)} games and ${(decisions / seconds).toFixed(0)} decisions a second (${seconds.toFixed(1)} s)`,
)

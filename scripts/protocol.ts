import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAMES } from '../games/shelf.ts'
import { type GameTables, type Notes, tablesOf } from './protocol-tables.ts'

/**
 * `npm run -s protocol` writes the games' part of docs/protocol.md: for every game of the shelf its options, moves and refusals, and what
 * its folder `protocol/` adds to them. With `--check` it writes nothing, and exits 1 when the document is stale.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const path = `${root}docs/protocol.md`
const BEGIN = '<!-- The games: written by `npm run -s protocol` from games/, not by hand. -->'
const END = '<!-- End of the games. -->'

type AnyGame = (typeof GAMES)[number]

const importFrom = (game: string, file: string) => import(`../games/${game}/${file}`)
const textOf = (game: string, file: string): string => readFileSync(`${root}games/${game}/${file}`, 'utf8')
const has = (game: string, file: string): boolean => existsSync(`${root}games/${game}/${file}`)

/** The heading of the game's README, without what follows a comma. */
const titleOf = (game: string): string => /^# ([^,\n]+)/.exec(textOf(game, 'README.md'))?.[1] ?? game

const playersOf = ({ defaults, seats }: AnyGame): string => {
  const { min, max, teams } = seats(defaults)
  const named = teams.length > 0 ? `the teams ${teams.map((team) => `\`${team}\``).join(', ')}` : 'no teams'
  return `With the defaults ${min} to ${max} players, and ${named}.`
}

const sectionOf = async (game: AnyGame): Promise<string> => {
  const { id } = game
  const { fields }: Pick<GameTables, 'fields'> = await importFrom(id, 'rules/options.ts')
  const { move }: Pick<GameTables, 'move'> = await importFrom(id, 'rules/moves.ts')
  const { REFUSAL_RULES: refusals }: { REFUSAL_RULES: GameTables['refusals'] } = await importFrom(
    id,
    'rules/refusals.ts',
  )
  const notes: Notes | undefined = has(id, 'protocol/protocol.ts')
    ? (await importFrom(id, 'protocol/protocol.ts')).notes
    : undefined
  const boxes = game.boxes as GameTables['boxes']
  const prose = has(id, 'protocol/protocol.md') ? [textOf(id, 'protocol/protocol.md').trim()] : []
  const tables = tablesOf({ fields, boxes, move, refusals, notes })
  return [`## ${titleOf(id)}`, `The game \`${id}\`. ${playersOf(game)}`, tables, ...prose].join('\n\n')
}

const written = readFileSync(path, 'utf8')
const [begin, end] = [written.indexOf(BEGIN), written.indexOf(END)]
if (begin < 0 || end < begin) throw new Error(`docs/protocol.md lacks its markers: ${BEGIN} … ${END}`)
const sections = await Promise.all(GAMES.map(sectionOf))
const fresh = `${written.slice(0, begin)}${[BEGIN, ...sections, END].join('\n\n')}${written.slice(end + END.length)}`

if (!process.argv.includes('--check')) writeFileSync(path, fresh)
else if (fresh !== written) {
  console.error('docs/protocol.md is stale: run `npm run -s protocol`.')
  process.exitCode = 1
}

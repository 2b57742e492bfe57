import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KEYS } from '@tablee/ui/storage/keys.ts'
import { GAMES } from '../../games/shelf.ts'
import { filledIn, readRequest, registered } from './request.ts'

/** `npm run new-game -- mon-jeu`: writes a small whole game into games/mon-jeu from the template, and puts it on the shelf. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const template = fileURLToPath(new URL('template', import.meta.url))

const files = readdirSync(template, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(template, file)).isFile())
  .map((file) => ({ file, text: readFileSync(join(template, file), 'utf8') }))
const code = files.filter(({ file }) => /\.(ts|svelte)$/.test(file)).map(({ text }) => text)

const { ofGame: _, ...houseKeys } = KEYS
/** « solo » of « tablee.solo.level »: the texts that a device keeps for a game begin with its id. */
const storedNames = Object.values(houseKeys).flatMap(
  (key) => (typeof key === 'function' ? key('x') : key).split('.')[1] ?? [],
)

const request = readRequest(process.argv.slice(2), {
  // « home » is the cloth of the home page.
  ids: [
    'home',
    ...storedNames,
    ...readdirSync(join(root, 'games')),
    ...GAMES.flatMap(({ boxes }) => Object.keys(boxes)),
  ],
  prefixes: ['ALL', ...GAMES.map(({ clauses }) => clauses)],
  words: new Set(code.flatMap((text) => text.match(/[\w$]+/g) ?? [])),
})
if (typeof request === 'string') {
  console.error(request)
  process.exit(1)
}

const { id, camel, title, prefix } = request
for (const { file, text } of files) {
  const path = join(root, 'games', id, filledIn(file, request))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, filledIn(text, request))
}
const register = (file: string, name: string, from: string) => {
  const path = join(root, 'games', file)
  writeFileSync(path, registered(readFileSync(path, 'utf8'), name, from))
}
register('shelf.ts', camel, `./${id}/game.ts`)
register('screens.ts', `${camel}Client`, `./${id}/client.ts`)
const written = [`games/${id}`, 'games/shelf.ts', 'games/screens.ts']
// Lines have another length with another name, and imports another order.
execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...written], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
execFileSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/protocol.ts')], {
  cwd: root,
})

console.log(`« ${title} » is in games/${id} (${files.length} files) and on the shelf. Its clauses are ${prefix}-1, ${prefix}-2, …

  npm start                                  play it
  npm run simulate -- --game ${id}           let bots play it
  npm run scenario -- games/${id}/scenarios/*.json
  npx vitest run games/${id}                 its tests
  npm run check                              before every commit

Then read games/${id}/README.md: it says what lies where.`)

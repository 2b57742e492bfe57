import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm run -s check:names`: shared code never names a game. Fails for each line outside games/ that contains a game's id, the id of one of its
 * boxes, or its title. Docs, the changelog and generated files may name games.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const MAY_NAME = /^(games\/|docs\/|[A-Z]+(\.md)?$|package-lock\.json$|packages\/log\/golden|packages\/host\/golden)/
const TEXT = /\.(ts|svelte|css|js|cjs|mjs|json|html|webmanifest|txt)$/

const folders = readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && readdirSync(join(root, 'games', entry.name)).includes('game.ts') ? [entry.name] : [],
)
/** Ids of boxes, and titles, as the faces of a game's boxes declare them. */
const namesIn = (folder: string): string[] => {
  const faces = readFileSync(join(root, 'games', folder, 'box/faces.ts'), 'utf8')
  const ids = Array.from(faces.matchAll(/\bid: '([^']+)'/g), ([, id]) => id ?? '')
  const titles = Array.from(faces.matchAll(/\[\s*'([^']+)'/g), ([, title]) => title ?? '')
  return [folder, ...ids, ...titles.map((title) => title.replaceAll('\\u00a0', '\u00a0'))]
}
const names = [...new Set(folders.flatMap(namesIn))]
const escaped = names.map((name) =>
  name.replace(/[.*+?^${}()|[\]\\!]/g, '\\$&').replace(/[ \u00a0]/g, '(?: |\u00a0|\\\\u00a0)'),
)
const camel = folders.map((id) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
const NAMED = new RegExp(`(?<![\\p{L}\\d])(?:${[...escaped, ...camel].join('|')})(?![\\p{Ll}\\d])`, 'u')

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => TEXT.test(file) && !MAY_NAME.test(file))
let found = 0
for (const file of files) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  lines.forEach((line, nth) => {
    if (!NAMED.test(line)) return
    found += 1
    console.error(`${file}:${nth + 1}: ${line.trim().slice(0, 120)}`)
  })
}
if (found > 0) {
  console.error(`${found} lines outside games/ name a game`)
  process.exitCode = 1
} else console.log(`${files.length} shared files name none of ${folders.length} games`)

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findNames, namesOf } from './find-game-names.ts'

/**
 * `npm run -s check:names`: shared code never names a game. Prints each place outside games/ where a game's folder, box, title or export
 * stands, and exits 1 if there is one. The names are read from the folders of games/, so that a new game is covered by itself.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
const files = tracked.split('\n').filter(Boolean)
const read = (path: string): string => {
  try {
    return readFileSync(root + path, 'utf8')
  } catch {
    // Deleted, but not yet in the index.
    return ''
  }
}

/** Where names may stand, with the reason. */
const ALLOWED: readonly (readonly [path: RegExp, why: string])[] = [
  [/^games\//, 'the folders of the games, and the two registries'],
  [
    /^scripts\/(?:new-game\/[^/]+|doc-paths\.test\.ts)$|^e2e\/(?:new-game|tutorial)\.spec\.ts$/,
    'the games that the generator and the tutorial are shown with',
  ],
  [/^scripts\/picture-animated\//, 'the game that the animated picture shows'],
  [/^docs\/|^(?:CHANGELOG|README|CONTRIBUTING)\.md$|^NOTICE$/, 'told to people'],
  [/^packages\/host\/golden\//, 'tables that earlier versions left, and the script that played at them'],
  [/^packages\/lexicon\/data\/|^packages\/game-kit\/src\/deck\/vulgar\.txt$/, 'lists of French words'],
  [/^package-lock\.json$|\.(?:png|jpg|ico|woff2|gz)$/, 'written by programs'],
]

const isAllowed = (path: string) => ALLOWED.some(([where]) => where.test(path))
const folders = new Set(files.flatMap((path) => path.match(/^games\/([^/]+)\//)?.[1] ?? []))
const games = [...folders].map((folder) =>
  namesOf(
    folder,
    ['game.ts', 'client.ts', 'box/faces.ts'].map((file) => read(`games/${folder}/${file}`)),
  ),
)

let count = 0
for (const path of files) {
  if (isAllowed(path)) continue
  for (const { line, name } of findNames(path, read(path), games)) {
    console.error(`${path}:${line}: names a game: ${name}`)
    count += 1
  }
}
if (count > 0) process.exitCode = 1

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** `npm run -s rules`: for every rule id in docs/rules and the README of each game the number of tests that cite it; exits 1 if one has none. */
const root = fileURLToPath(new URL('..', import.meta.url))
const ID = /\b(?:ALL|MPM|LAU|KOK|WO)-\d+\b/g

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8'))

/** Only titles count: an id in a comment tests nothing. */
const TITLE = /\b(?:it|test|describe)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['`])(.*?)\1/gs
const titles = ['games', 'packages', 'apps', 'e2e'].flatMap((folder) =>
  filesBelow(folder, /\.(test|spec)\.ts$/).flatMap((text) =>
    Array.from(text.matchAll(TITLE), ([, , title]) => title ?? ''),
  ),
)
const cited = titles.flatMap((title) => title.match(ID) ?? [])

const ids = [
  ...new Set(
    [...filesBelow('docs/rules', /\.md$/), ...filesBelow('games', /^[\w-]+\/README\.md$/)].flatMap(
      (text) => text.match(/\*\*(\w+-\d+)\*\*/g) ?? [],
    ),
  ),
]
  .map((id) => id.replaceAll('*', ''))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
const counts = ids.map((id) => ({ id, tests: cited.filter((each) => each === id).length }))
for (const { id, tests } of counts) console.log(`${id}\t${tests}`)
const bare = counts.filter(({ tests }) => tests === 0)
if (bare.length > 0) {
  console.error(`No test cites: ${bare.map(({ id }) => id).join(' ')}`)
  process.exitCode = 1
}

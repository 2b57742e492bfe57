import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * `npm run -s rules`: for every rule id in docs/rules and in the README of each game the number of tests and scenarios that cite
 * it. Exits 1 if one has none, or if two documents number their rules by the same prefix.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const ID = /\b[A-Z]+-\d+\b/g

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
// Each scenario is played as a test of its own title.
const scenarios = filesBelow('games', /[/]scenarios[/].*\.json$/).map((text) => String(JSON.parse(text).title))
const cited = [...titles, ...scenarios].flatMap((title) => title.match(ID) ?? [])

/** The clauses that a document defines: « - **ALL-1** Letters are … ». */
const definedIn = (text: string): string[] =>
  Array.from(text.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm), ([, id]) => id ?? '')
const documents = [...filesBelow('docs/rules', /\.md$/), ...filesBelow('games', /^[\w-]+\/README\.md$/)].map(definedIn)
const prefixes = documents.flatMap((ids) => [...new Set(ids.map((id) => id.replace(/-\d+$/, '')))])
const ids = documents.flat().sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

const fail = (message: string) => {
  console.error(message)
  process.exitCode = 1
}
const counts = ids.map((id) => ({ id, tests: cited.filter((each) => each === id).length }))
for (const { id, tests } of counts) console.log(`${id}\t${tests}`)
const bare = counts.filter(({ tests }) => tests === 0)
if (bare.length > 0) fail(`No test cites: ${bare.map(({ id }) => id).join(' ')}`)
const twice = prefixes.filter((prefix, nth) => prefixes.indexOf(prefix) < nth)
if (twice.length > 0) fail(`Two documents use the prefix: ${twice.join(' ')}`)
// A title that names a clause which is no longer there guards nothing either.
const unknown = [...new Set(cited)].filter((id) => prefixes.includes(id.replace(/-\d+$/, '')) && !ids.includes(id))
if (unknown.length > 0) fail(`Tests cite clauses that are not written: ${unknown.join(' ')}`)

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Fault, findVulgar, parseExceptions } from '@tablee/game-kit/deck/index.ts'
import { fold, spellings } from '@tablee/lexicon'
import { ensureLexicon } from '@tablee/lexicon/build'
import { loadSpelling } from '@tablee/lexicon/node'
import { type Checked, checkCategories, checkDefinitions, checkPack, checkThemes, type Lists } from './check-decks.ts'

/** `npm run -s decks`: checks every deck, prints counts as JSON, exits 1 on a fault. Other files can be named instead. */
const ours = (name: string) => fileURLToPath(new URL(`../../../games/${name}.txt`, import.meta.url))
const OURS = ['mot-pour-mot', 'lauriers', 'kokomots'].map((game) => ours(`${game}/deck/cards`))

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const complain = (sentence: string) => {
  console.error(sentence)
  process.exitCode = 1
}
const complainOf = (file: string, faults: readonly Fault[]) => {
  for (const { line, code, about } of [...faults].sort((a, b) => a.line - b.line))
    complain(`${file}:${line}: ${code}: ${about}`)
}

await ensureLexicon((line) => process.stderr.write(`${line}\n`))
const list = loadSpelling()
const reviewed = (file: string): ReadonlySet<string> => {
  const { words, faults } = parseExceptions(read(file) ?? '')
  complainOf(file, faults)
  return words
}
const lists: Lists = {
  isSpelled: (word) => {
    const letters = fold(word)
    return letters !== undefined && spellings(list, letters).includes(word)
  },
  exceptions: reviewed(ours('lauriers/deck/exceptions')),
  singulars: reviewed(ours('kokomots/deck/singulars')),
}
const vulgar = new Set(
  (read(fileURLToPath(new URL('../../game-kit/src/deck/vulgar.txt', import.meta.url))) ?? '')
    .replace(/^#.*/gm, '')
    .split(/[,\s]+/)
    .filter((word) => word !== ''),
)

/** A deck of Kokomots opens with a remark that says so; only cards of Les Lauriers have lines that start with « : ». */
const checkOf = (text: string) => {
  if (/^# Kokomots\b/.test(text)) return checkThemes
  return /^\s*:/m.test(text) ? checkDefinitions : checkCategories
}

const counts: Record<string, object> = {}
const report = (name: string, file: string, { counts: counted, faults, complaints = [] }: Checked) => {
  complainOf(file, faults)
  for (const complaint of complaints) complain(`${file}: ${complaint}`)
  if (counted.cards === 0) complain(`${file}: no card in it`)
  counts[name] = { ...counted, faults: faults.length + complaints.length }
}

const named = process.argv.slice(2)
for (const file of named.length > 0 ? named : OURS) {
  const text = read(file)
  if (text === undefined) complain(`${file}: cannot be read`)
  else {
    const checked = checkOf(text)(text, lists)
    const faults = [...checked.faults, ...findVulgar(text, vulgar)]
    // A deck of ours is told by its game.
    const name = file.replace(/.*[\\/]([^\\/]+)[\\/]deck[\\/]cards(?=[.]txt$)/, '$1').replace(/.*[\\/]/, '')
    report(name, file, { ...checked, faults })
  }
}
if (named.length === 0) report('word-out', 'Word Out!', checkPack())
console.log(JSON.stringify(counts, undefined, 2))

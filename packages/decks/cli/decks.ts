import { readFileSync } from 'node:fs'
import { fold, spellings } from '@tablee/lexicon'
import { ensureLexicon } from '@tablee/lexicon/build'
import { loadSpelling } from '@tablee/lexicon/node'
import { checkCategoryCards, parseCategoryCards } from '../src/index.ts'

/** `npm run -s decks`: checks every deck, prints counts as JSON, exits 1 on a fault. Other files can be named instead. */
const ours = new URL('../data/mot-pour-mot.txt', import.meta.url)

await ensureLexicon((line) => process.stderr.write(`${line}\n`))
const list = loadSpelling()
const checks = {
  letters: fold,
  isSpelled: (word: string) => {
    const letters = fold(word)
    return (
      letters !== undefined && spellings(list, letters).some((form) => form === word || form === word.toLowerCase())
    )
  },
}

const named = process.argv.slice(2)
const counts: Record<string, unknown> = {}
let hasFault = false
for (const file of named.length > 0 ? named : [ours]) {
  const { cards, faults } = parseCategoryCards(readFileSync(file, 'utf8'))
  const all = [...faults, ...checkCategoryCards(cards, checks)].sort((a, b) => a.line - b.line)
  for (const { line, code, about } of all) console.error(`${file}:${line}: ${code}: ${about}`)
  hasFault ||= all.length > 0
  const sides = cards.flatMap(({ front, back }) => [front, back])
  counts[String(file).replace(/.*\//, '')] = {
    cards: cards.length,
    categories: sides.length,
    answers: sides.reduce((sum, { answers }) => sum + answers.length, 0),
    fewestAnswers: Math.min(...sides.map(({ answers }) => answers.length)),
    faults: all.length,
  }
}
console.log(JSON.stringify(counts, undefined, 2))
process.exitCode = hasFault ? 1 : 0

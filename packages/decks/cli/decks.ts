import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fold, spellings } from '@tablee/lexicon'
import { ensureLexicon } from '@tablee/lexicon/build'
import { loadSpelling } from '@tablee/lexicon/node'
import { checkCategoryCards, parseCategoryCards } from '../src/index.ts'

/** `npm run -s decks`: checks every deck, prints counts as JSON, exits 1 on a fault. Other files can be named instead. */
const OURS = fileURLToPath(new URL('../data/mot-pour-mot.txt', import.meta.url))

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

await ensureLexicon((line) => process.stderr.write(`${line}\n`))
const list = loadSpelling()
const checks = {
  letters: fold,
  isSpelled: (word: string) => {
    const letters = fold(word)
    return letters !== undefined && spellings(list, letters).includes(word)
  },
}

const check = (file: string, text: string) => {
  const { cards, faults } = parseCategoryCards(text)
  const all = [...faults, ...checkCategoryCards(cards, checks)].sort((a, b) => a.line - b.line)
  for (const { line, code, about } of all) complain(`${file}:${line}: ${code}: ${about}`)
  if (cards.length === 0) complain(`${file}: no card in it`)
  const sides = cards.flatMap(({ front, back }) => [front, back])
  const answers = sides.map((side) => side.answers.length)
  return {
    cards: cards.length,
    categories: sides.length,
    answers: answers.reduce((sum, count) => sum + count, 0),
    fewestAnswers: answers.length === 0 ? 0 : Math.min(...answers),
    faults: all.length,
  }
}

const named = process.argv.slice(2)
const counts: Record<string, ReturnType<typeof check>> = {}
for (const file of named.length > 0 ? named : [OURS]) {
  const text = read(file)
  if (text === undefined) complain(`${file}: cannot be read`)
  else counts[file.replace(/.*[\\/]/, '')] = check(file, text)
}
console.log(JSON.stringify(counts, undefined, 2))

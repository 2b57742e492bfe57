import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { CheckedDeck } from '@tablee/game-kit/deck/deck-rules.ts'
import type { Fault } from '@tablee/game-kit/deck/fault.ts'
import { gameOfDeck, withDecks } from '@tablee/game-kit/deck/own-deck.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import { fold, spellings } from '@tablee/lexicon'
import { ensureLexicon } from '@tablee/lexicon/build'
import { loadSpelling } from '@tablee/lexicon/node'
import { cardsOf, checkDeck } from './check-decks.ts'

/** `npm run -s decks`: checks the cards of every game, prints counts as JSON, exits 1 on a fault. Other files can be named instead. */
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
const isSpelled = (word: string): boolean => {
  const letters = fold(word)
  return letters !== undefined && spellings(list, letters).includes(word)
}

const counts: Record<string, object> = {}
const report = (name: string, file: string, { counts: counted, faults, complaints = [] }: CheckedDeck) => {
  complainOf(file, faults)
  for (const complaint of complaints) complain(`${file}: ${complaint}`)
  if (counted.cards === 0) complain(`${file}: no card in it`)
  counts[name] = { ...counted, faults: faults.length + complaints.length }
}

const checkFile = async (game: string | undefined, file: string, name: string) => {
  const text = read(file)
  if (text === undefined) return complain(`${file}: cannot be read`)
  const id = game ?? gameOfDeck(withDecks(GAMES), text)?.id
  const checked = id && (await checkDeck(id, text, isSpelled, complainOf))
  if (!checked) return complain(`${file}: no game checks such a deck`)
  report(name, file, checked)
}

const named = process.argv.slice(2)
for (const file of named) await checkFile(undefined, file, basename(file))
for (const { id, needs } of named.length > 0 ? [] : GAMES) {
  if (needs.includes('deck')) await checkFile(id, cardsOf(id), `${id}.txt`)
  else {
    const checked = await checkDeck(id, '', isSpelled, complainOf)
    if (checked) report(id, id, checked)
  }
}
console.log(JSON.stringify(counts, undefined, 2))

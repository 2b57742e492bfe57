import { readFileSync } from 'node:fs'
import { type Candidate, type CandidateName, candidates } from './candidates.ts'

export interface Measured {
  loadMs: number
  memoryMb: number
  wordNs: number
  beginningNs: number | undefined
  known: number
  asked: number
}

const QUESTIONS = 200_000
/** Fewer queries for a candidate that lists all words of a prefix. */
const SLOW_QUESTIONS = 2000

/** Half of them words, half words with a changed letter; always the same ones. */
const questions = (words: readonly string[]): string[] => {
  let seed = 1
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  return Array.from({ length: QUESTIONS }, (_, nth) => {
    const word = words[next(words.length)] as string
    return nth % 2 === 0 ? word : `${word.slice(0, -1)}${String.fromCharCode(65 + next(26))}`
  })
}

/** Copies the strings: a string that a Set contains, or that was hashed before, would be found faster. */
const fresh = (texts: readonly string[]): string[] => Buffer.from(texts.join('\n')).toString('latin1').split('\n')

let yes = 0
const nsEach = (ask: (text: string) => boolean, asked: readonly string[]): number => {
  const rounds = [1, 2, 3, 4, 5].map(() => {
    const texts = fresh(asked)
    const from = process.hrtime.bigint()
    for (const text of texts) if (ask(text)) yes += 1
    return Number(process.hrtime.bigint() - from) / texts.length
  })
  return Math.min(...rounds)
}

const usedMb = () => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024 / 1024
}

const [, , wordsFile = '', chosen] = process.argv
const name = chosen as CandidateName
const words = readFileSync(wordsFile, 'latin1').split('\n')
const asked = questions(words)
const beginnings = asked.map((text) => text.slice(0, 1 + (text.length >> 1)))

const before = usedMb()
const from = performance.now()
const candidate: Candidate = candidates[name](words)
const loadMs = performance.now() - from
const memoryMb = usedMb() - before

const { isBeginning } = candidate
const measured: Measured = {
  loadMs,
  memoryMb,
  wordNs: nsEach(candidate.isWord, asked),
  beginningNs:
    isBeginning && nsEach(isBeginning, name === 'mnemonist Trie' ? beginnings.slice(0, SLOW_QUESTIONS) : beginnings),
  known: asked.filter((_, nth) => nth % 2 === 0).filter(candidate.isWord).length,
  asked: QUESTIONS / 2,
}
// Use the result, so that the engine can't optimise the queries away.
if (yes > 0) console.log(JSON.stringify(measured))

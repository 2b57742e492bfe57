import type { Chance } from '@tablee/kernel'
import type { LetterCard } from '../deck/letters.ts'

/** One bit a known answer of a theme. */
type Bits = Uint32Array

/** The answers to a theme, found by what their letters have to be. */
export interface KnownWords {
  readonly count: number
  /** Those that have a letter so many times, by « E2 », or in a place, by « firstE ». */
  readonly having: ReadonlyMap<string, Bits>
}

const put = (having: Map<string, Bits>, key: string, nth: number, size: number) => {
  const bits = having.get(key) ?? new Uint32Array(size)
  const at = nth >>> 5
  bits[at] = (bits[at] ?? 0) | (1 << (nth & 31))
  having.set(key, bits)
}

/** Answers as letters only, A–Z. */
export const knownWords = (answers: readonly string[]): KnownWords => {
  const size = Math.ceil(answers.length / 32)
  const having = new Map<string, Bits>()
  answers.forEach((letters, nth) => {
    const times = new Map<string, number>()
    for (const letter of letters) {
      const number = (times.get(letter) ?? 0) + 1
      times.set(letter, number)
      put(having, letter + number, nth, size)
    }
    put(having, `first${letters[0]}`, nth, size)
    put(having, `second${letters[1]}`, nth, size)
    put(having, `last${letters.at(-1)}`, nth, size)
  })
  return { count: answers.length, having }
}

/** Those that come to a player's mind: each with this chance of 100. */
export const comeToMind = ({ count }: KnownWords, of100: number, chance: Chance): Bits => {
  const bits = new Uint32Array(Math.ceil(count / 32))
  for (let nth = 0; nth < count; nth++)
    if (chance.below(100) < of100) bits[nth >>> 5] = (bits[nth >>> 5] ?? 0) | (1 << (nth & 31))
  return bits
}

const PLACES = ['first', 'second', 'last'] as const

/** Is there a word in mind that uses every one of these cards (KOK-6, KOK-20)? */
export const isThereAWord = ({ having }: KnownWords, inMind: Bits, cards: readonly LetterCard[]): boolean => {
  for (const place of PLACES) if (cards.filter(({ constraint }) => constraint === place).length > 1) return false
  const times = new Map<string, number>()
  for (const { letter } of cards) times.set(letter, (times.get(letter) ?? 0) + 1)
  const keys = [...times].map(([letter, number]) => letter + number)
  for (const { letter, constraint } of cards)
    if (constraint !== undefined && constraint !== 'spell') keys.push(constraint + letter)
  const all = keys.map((key) => having.get(key))
  if (all.includes(undefined)) return false
  return inMind.some((bits, at) => all.reduce((left, each) => left & (each?.[at] ?? 0), bits) !== 0)
}

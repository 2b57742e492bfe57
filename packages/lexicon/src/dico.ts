import { COMMONNESS, commonnessOf } from './commonness.ts'
import { fold, type Letters, LONGEST } from './letters.ts'
import { nearest } from './nearest.ts'
import { spellings } from './spelling.ts'
import type { NextLetter, WordGraph } from './word-graph.ts'

export interface PlayWords {
  readonly graph: WordGraph
  readonly commonness: Uint8Array
}

/** What somebody typed, as far as it can be asked about. */
export type Question =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not-letters' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'letters'; readonly letters: Letters }

export const readQuestion = (raw: string, longest = LONGEST): Question => {
  const written = raw.trim()
  if (written === '') return { kind: 'nothing' }
  // Folding can double a letter (œ) and drop some: far beyond any word there is no need to fold at all.
  if (written.length > longest * 4) return { kind: 'too-long' }
  const letters = fold(written)
  if (letters === undefined) return { kind: 'not-letters' }
  return letters.length > longest ? { kind: 'too-long' } : { kind: 'letters', letters }
}

export interface PlayAnswer {
  readonly isWord: boolean
  /** How many longer words start so. */
  readonly longer: number
  readonly next: readonly NextLetter[]
  /** Longer words, the common and short ones first. */
  readonly words: readonly string[]
  /** Valid words close to a refused one. */
  readonly near: readonly string[]
}

const NEAR_SHOWN = 8

/** Common words first, then short ones, then the alphabet. */
const byUse = ({ graph, commonness }: PlayWords) => {
  const rank = (word: string) => COMMONNESS.indexOf(commonnessOf(graph, commonness, word) ?? 'rare')
  return (words: Iterable<string>): string[] =>
    Array.from(words, (word) => ({ word, rank: rank(word) }))
      .sort((a, b) => a.rank - b.rank || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
      .map(({ word }) => word)
}

/** Is it a word of Word Out!, what can follow, what starts so (WO-30). */
export const askPlay = (play: PlayWords, letters: Letters): PlayAnswer => {
  const { graph } = play
  const isWord = graph.isWord(letters)
  const longer = graph.count(letters) - (isWord ? 1 : 0)
  const sorted = byUse(play)
  const words = graph.wordsFrom(letters).filter((word) => word !== letters)
  return {
    isWord,
    longer,
    next: graph.next(letters),
    words: sorted(words),
    near: isWord || letters.length < 2 ? [] : nearPlay(play, letters),
  }
}

const nearPlay = (play: PlayWords, letters: Letters): string[] => {
  const near = nearest(play.graph, letters, letters.length < 5 ? 1 : 2)
  const sorted = byUse(play)
  return [1, 2]
    .flatMap((distance) => sorted(near.filter((each) => each.distance === distance).map(({ word }) => word)))
    .slice(0, NEAR_SHOWN)
}

export interface SpellingAnswer {
  /** How these letters are written; none: unknown, which is not to say wrong. */
  readonly written: readonly string[]
  readonly near: readonly string[]
}

/** Does the spelling list know these letters, and how are they written (MPM-22: accents ignored). */
export const askSpelling = (list: WordGraph, letters: Letters): SpellingAnswer => {
  const written = spellings(list, letters)
  if (written.length > 0 || letters.length < 2) return { written, near: [] }
  const near = nearest(list, letters, letters.length < 5 ? 1 : 2)
  return { written, near: near.slice(0, NEAR_SHOWN).map(({ word }) => word) }
}

import { COMMONNESS, commonnessOf } from './commonness.ts'
import { fold, type Letters, LONGEST } from './letters.ts'
import { type Near, nearest } from './nearest.ts'
import { isSpelledBeginning, spellings } from './spelling.ts'
import type { NextLetter, WordGraph } from './word-graph.ts'

export interface PlayWords {
  readonly graph: WordGraph
  readonly commonness: Uint8Array
}

/** A query as it was typed, parsed. */
type Question =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not-letters' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'letters'; readonly letters: Letters }

/** More than twice the longest form in the spelling list. */
export const LONGEST_WRITTEN = 60

/** Punctuation around a word that was pasted from a text: « chat ». */
const AROUND = /^[\s«»“”"(.…,;:!?)]+|[\s«»“”"(.…,;:!?)]+$/g

export const readQuestion = (raw: string, longest = LONGEST): Question => {
  const typed = raw.trim()
  // Folding can double a letter (œ) and drop characters, but input this long can't be a word.
  if (typed.length > longest * 4) return { kind: 'too-long' }
  const written = typed.replace(AROUND, '')
  if (written === '') return { kind: 'nothing' }
  const letters = fold(written)
  if (letters === undefined) return { kind: 'not-letters' }
  return letters.length > longest ? { kind: 'too-long' } : { kind: 'letters', letters }
}

export interface PlayAnswer {
  readonly isWord: boolean
  /** Number of longer words with this prefix. */
  readonly longer: number
  readonly next: readonly NextLetter[]
  /** Longer words with this prefix, common and short ones first. */
  readonly words: readonly string[]
  /** Valid words similar to a refused one. */
  readonly near: readonly string[]
}

const NEAR_SHOWN = 8

const rankOf = ({ graph, commonness }: PlayWords, word: string): number =>
  COMMONNESS.indexOf(commonnessOf(graph, commonness, word) ?? 'rare')

/** Common words first, then short ones, then alphabetical. A bucket sort: the words already are in alphabetical order. */
const byUse = (play: PlayWords, words: readonly string[]): string[] => {
  const piles: string[][] = []
  for (const word of words) {
    const pile = rankOf(play, word) * (LONGEST + 1) + word.length
    piles[pile] ??= []
    piles[pile].push(word)
  }
  return piles.flat()
}

/** Whether these letters are a word of the play list, which letters can follow, and which words start with them (WO-30). */
export const askPlay = (play: PlayWords, letters: Letters): PlayAnswer => {
  const { graph } = play
  const isWord = graph.isWord(letters)
  const near = isWord || letters.length < 2 ? [] : nearestFirst(nearest(graph, letters, slips(letters)), letters, play)
  return {
    isWord,
    longer: graph.count(letters) - (isWord ? 1 : 0),
    next: graph.next(letters),
    words: byUse(
      play,
      graph.wordsFrom(letters).filter((word) => word !== letters),
    ),
    near,
  }
}

/** Largest edit distance of suggestions: two edits in a short word leave nothing of it. */
const slips = (letters: Letters) => (letters.length < 5 ? 1 : 2)

const sharedBeginning = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** « APPELER » and « APELLER » sound alike: forgetting a doubled letter is a frequent mistake in French. */
const undoubled = (letters: string) => letters.replace(/(.)\1/g, '$1')

/** Sorts suggestions: few edits, common words, the same first letter, a long common prefix. */
const nearestFirst = (near: readonly Near[], letters: Letters, play: PlayWords | undefined): string[] =>
  near
    .map(({ word, distance }) => {
      const folded = fold(word) ?? ''
      const rarity = play === undefined ? 0 : rankOf(play, folded) / 2
      const beginning = sharedBeginning(folded, letters)
      const soundsAlike = undoubled(folded) === undoubled(letters)
      return { word, cost: distance + rarity + (beginning === 0 ? 0.5 : 0) - (soundsAlike ? 1 : 0), beginning }
    })
    .sort((a, b) => a.cost - b.cost || b.beginning - a.beginning)
    .slice(0, NEAR_SHOWN)
    .map(({ word }) => word)

export interface SpellingAnswer {
  /** All spellings of these letters; empty if unknown, which does not mean wrong. */
  readonly written: readonly string[]
  /** Whether longer forms have this prefix. */
  readonly isBeginning: boolean
  readonly near: readonly string[]
}

/** Whether the spelling list knows these letters, and how they are spelled (MPM-22: accents are ignored). */
export const askSpelling = (list: WordGraph, letters: Letters, play?: PlayWords): SpellingAnswer => {
  const written = spellings(list, letters)
  const isBeginning = isSpelledBeginning(list, letters)
  if (written.length > 0 || letters.length < 2) return { written, isBeginning, near: [] }
  return { written, isBeginning, near: nearestFirst(nearest(list, letters, slips(letters)), letters, play) }
}

import type { Entry, Result } from '../game.ts'

/** A valid word, and the round in which it was made, counted from 1. */
interface FineWord extends Entry {
  readonly round: number
}

/** All valid words of a game, the longest first. */
export const finestWords = (results: readonly Result[]): readonly FineWord[] =>
  results
    .flatMap(({ entries }, nth) => entries.map((entry) => ({ ...entry, round: nth + 1 })))
    .filter(({ isValid }) => isValid)
    .sort((a, b) => b.word.length - a.word.length || a.round - b.round)

import type { SeatId } from '@tablee/kernel'
import { SHORTEST } from './words.ts'

type Words = Readonly<Record<SeatId, string>>

/** A word that somebody set down, or several. */
export interface Entry {
  readonly word: string
  readonly seats: readonly SeatId[]
  readonly isValid: boolean
}

/** DIX-8: equal words are one entry; from short to long, of one length those that do not count first. */
export const entriesOf = (words: Words, seats: readonly SeatId[], isWord: (word: string) => boolean): Entry[] => {
  const authors = new Map<string, SeatId[]>()
  for (const seat of seats) {
    const word = words[seat]
    if (word !== undefined) authors.set(word, [...(authors.get(word) ?? []), seat])
  }
  return [...authors]
    .map(([word, by]) => ({ word, seats: by, isValid: isWord(word) }))
    .sort(
      (a, b) => a.word.length - b.word.length || Number(a.isValid) - Number(b.isValid) || (a.word < b.word ? -1 : 1),
    )
}

/** DIX-10, DIX-11: one point a letter; for the longest valid words only, unless everybody scores. */
export const pointsFor = (
  entries: readonly Entry[],
  scoring: 'longest' | 'everybody',
): Readonly<Record<SeatId, number>> => {
  const valid = entries.filter(({ isValid }) => isValid)
  const longest = Math.max(0, ...valid.map(({ word }) => word.length))
  const scored = scoring === 'everybody' ? valid : valid.filter(({ word }) => word.length === longest)
  return Object.fromEntries(scored.flatMap(({ word, seats }) => seats.map((seat) => [seat, word.length])))
}

/** DIX-7: what counts when the time runs out: the words set down, and the tiles that others have laid out. */
export const wordsAtTheEnd = (words: Words, drafts: Words): Words => ({
  ...Object.fromEntries(Object.entries(drafts).filter(([, text]) => text.length >= SHORTEST)),
  ...words,
})

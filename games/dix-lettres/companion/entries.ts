import { placingsBy } from '@tablee/game-kit/placings.ts'
import { countUpTo, nonEmptyText, type Parsed, readerOf } from '@tablee/game-kit/schema.ts'
import type { Chance, SeatId } from '@tablee/kernel'
import * as v from 'valibot'
import {
  BAGS,
  type Bags,
  type Kind,
  kindOf,
  nextTile,
  pointsFor,
  restOf,
  type Entry as Shown,
  seats,
  TILES,
} from '../game.ts'

export const PLACES = seats()

const place = countUpTo(PLACES.max - 1)
const letters = v.pipe(v.string(), v.regex(/^[A-Z]{1,10}$/))
const entry = v.variant('type', [
  v.object({
    type: v.literal('players'),
    names: v.pipe(v.array(nonEmptyText), v.minLength(PLACES.min), v.maxLength(PLACES.max)),
  }),
  // DIX-4: the letters drawn so far.
  v.object({ type: v.literal('letters'), letters }),
  v.object({
    type: v.literal('round'),
    words: v.array(v.object({ by: place, word: nonEmptyText, isValid: v.boolean() })),
  }),
  v.object({ type: v.literal('end') }),
])
export type Entry = Parsed<typeof entry>

/** A device may still hold entries that an earlier version stored. */
export const readEntry = readerOf(entry)

interface Tally {
  readonly names: readonly string[]
  /** Of the round that is under way. */
  readonly letters: readonly string[]
  /** By round, then by place. */
  readonly rounds: readonly (readonly number[])[]
  readonly totals: readonly number[]
  /** Places, the best first; once it is over. */
  readonly placings?: readonly (readonly number[])[]
}

/** DIX-10, by the game’s own count. */
const pointsIn = (words: Extract<Entry, { type: 'round' }>['words'], names: readonly string[]): number[] => {
  const seatAt = (at: number) => `s${at + 1}` as SeatId
  const shown = words.map(({ by, word, isValid }): Shown => ({ word, seats: [seatAt(by)], isValid }))
  const points = pointsFor(shown, 'longest')
  return names.map((_, at) => points[seatAt(at)] ?? 0)
}

const after = (tally: Tally, entry: Entry): Tally => {
  const { names, totals } = tally
  switch (entry.type) {
    case 'players':
      return tally
    case 'letters':
      return { ...tally, letters: [...entry.letters] }
    case 'round': {
      const points = pointsIn(entry.words, names)
      const sums = totals.map((total, at) => total + (points[at] ?? 0))
      return { ...tally, letters: [], rounds: [...tally.rounds, points], totals: sums }
    }
    case 'end':
      return { ...tally, placings: placingsBy([...totals.keys()], (a, b) => (totals[b] ?? 0) - (totals[a] ?? 0)) }
  }
}

/** Undefined until it is said who plays. */
export const tallyOf = (entries: readonly Entry[]): Tally | undefined => {
  const players = entries.find((each) => each.type === 'players')
  if (players === undefined) return undefined
  const { names } = players
  return entries.reduce(after, { names, letters: [], rounds: [], totals: names.map(() => 0) })
}

/** The bags as they lie after these letters, shaken: what was drawn comes first. */
const bagsAfter = (drawn: readonly string[], chance: Chance): Bags => {
  const left = (kind: Kind) => {
    const tiles = [...BAGS[kind]]
    for (const letter of drawn) {
      const at = tiles.indexOf(letter)
      if (at >= 0) tiles.splice(at, 1)
    }
    return [...drawn.filter((letter) => kindOf(letter) === kind), ...chance.shuffle(tiles)]
  }
  return { vowel: left('vowel'), consonant: left('consonant') }
}

/** One more letter of this kind, or all that are missing. */
export const drawnOn = (drawn: readonly string[], kind: Kind | 'rest', chance: Chance): string => {
  const bags = bagsAfter(drawn, chance)
  const more = kind === 'rest' ? restOf(bags, drawn, chance) : [nextTile(bags, drawn, kind)]
  return [...drawn, ...more].slice(0, TILES).join('')
}

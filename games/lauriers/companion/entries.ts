import { countUpTo, nonEmptyText, type Parsed, readerOf } from '@tablee/game-kit/schema.ts'
import type { SeatId } from '@tablee/kernel'
import * as v from 'valibot'
import {
  defaults,
  hasDiploma,
  type Line,
  leftOf,
  type RoundResult,
  resultOf,
  type Source,
  seats,
  standings,
  TOKENS,
  TRUTH,
  writersOf,
} from '../game.ts'

export const PLACES = seats()

/** Players go by their place, clockwise; the first leads first (LAU-3). */
const place = countUpTo(PLACES.max - 1)

/** LAU-8: what was read out as one: whose it was, the true one's « true »; and who voted for it. */
const line = v.object({
  from: v.pipe(v.array(v.union([v.literal(TRUTH), place])), v.nonEmpty()),
  voters: v.array(place),
})
export type Read = Parsed<typeof line>

const entry = v.variant('type', [
  v.object({
    type: v.literal('players'),
    names: v.pipe(v.array(nonEmptyText), v.minLength(PLACES.min), v.maxLength(PLACES.max)),
  }),
  v.object({ type: v.literal('round'), lines: v.array(line), stakes: v.array(place) }),
  // LAU-23: fewer than two proposals: nobody scores, the role passes.
  v.object({ type: v.literal('void') }),
])
export type Entry = Parsed<typeof entry>

/** A device may still hold entries that an earlier version stored. */
export const readEntry = readerOf(entry)

export interface Tally {
  readonly names: readonly string[]
  /** By place. */
  readonly seats: readonly SeatId[]
  readonly leader: SeatId
  readonly round: number
  readonly leaves: Readonly<Record<SeatId, number>>
  readonly tokens: Readonly<Record<SeatId, number>>
  readonly results: readonly RoundResult[]
  /** Who is first, who is next, once a pawn is on the last leaf (LAU-20, LAU-21). */
  readonly placings?: readonly (readonly SeatId[])[]
}

const seatOf = (place: number) => `s${place + 1}` as SeatId
const lineOf = ({ from }: Read): Line => ({
  from: from.map((source): Source => (source === TRUTH ? source : seatOf(source))),
  wording: '',
})

/** LAU-12, LAU-13, LAU-14, LAU-15, LAU-16, LAU-17, by the game's own count. */
const resultIn = (tally: Tally, { lines, stakes }: Omit<Extract<Entry, { type: 'round' }>, 'type'>): RoundResult => {
  const votes = lines.flatMap(({ voters }, nth) => voters.map((voter) => [seatOf(voter), nth] as const))
  return resultOf(
    { ...tally, options: defaults },
    {
      meaning: { word: '', kind: '', definition: '' },
      texts: { [TRUTH]: '' },
      lines: lines.map(lineOf),
      stakes: stakes.map(seatOf),
      votes: Object.fromEntries(votes),
    },
  )
}

const afterRound = (tally: Tally, entry: Extract<Entry, { type: 'round' | 'void' }>): Tally => {
  const result = resultIn(tally, entry.type === 'void' ? { lines: [], stakes: [] } : entry)
  const spent = (seat: SeatId) => (result.stakes.includes(seat) ? 1 : 0)
  const after: Tally = {
    ...tally,
    leader: leftOf(tally.seats, tally.leader),
    round: tally.round + 1,
    leaves: Object.fromEntries(tally.seats.map((seat) => [seat, result.scores[seat]?.to ?? 1])),
    tokens: Object.fromEntries(tally.seats.map((seat) => [seat, (tally.tokens[seat] ?? 0) - spent(seat)])),
    results: [...tally.results, result],
  }
  const standing = { ...after, options: defaults }
  return after.seats.some((seat) => hasDiploma(standing, seat))
    ? { ...after, placings: standings(standing).placings }
    : after
}

/** Undefined until it is said who plays. */
export const tallyOf = (entries: readonly Entry[]): Tally | undefined => {
  const players = entries.find((each) => each.type === 'players')
  if (players === undefined) return undefined
  const all = players.names.map((_, place) => seatOf(place))
  const first: Tally = {
    names: players.names,
    seats: all,
    leader: seatOf(0),
    round: 1,
    leaves: Object.fromEntries(all.map((seat) => [seat, 1])),
    tokens: Object.fromEntries(all.map((seat) => [seat, TOKENS])),
    results: [],
  }
  return entries.reduce((tally, each) => (each.type === 'players' ? tally : afterRound(tally, each)), first)
}

/** What somebody wrote: a text of their own, nothing (LAU-23), or the same as the true one or as somebody before them (LAU-8). */
export type Wrote = 'own' | 'nothing' | typeof TRUTH | `${number}`

/** What is asked about a round, by place. */
export interface Ballots {
  readonly wrote: Readonly<Record<number, Wrote>>
  /** The line voted for, by the first of its sources; none: no vote was cast. */
  readonly votes: Readonly<Record<number, number | typeof TRUTH>>
  readonly stakes: readonly number[]
}

/** Who may write and vote, from the leader's left on. */
export const writersIn = (tally: Tally): number[] => writersOf(tally).map((seat) => tally.seats.indexOf(seat))

/** Whom somebody's text is one with in the end; themselves if nobody. */
const headOf = (place: number, wrote: Ballots['wrote']): number | typeof TRUTH => {
  const what = wrote[place] ?? 'own'
  if (what === TRUTH) return TRUTH
  return what === 'own' || what === 'nothing' ? place : headOf(Number(what), wrote)
}

/** LAU-8: what is read, the true one first; each by the first of its sources. */
export const linesIn = (tally: Tally, wrote: Ballots['wrote']): Read['from'][] => {
  const takers = writersIn(tally).filter((place) => wrote[place] !== 'nothing')
  const heads = takers.map((place) => headOf(place, wrote))
  return [...new Set<number | typeof TRUTH>([TRUTH, ...heads])].map(
    (head) => [...(head === TRUTH ? [TRUTH] : []), ...takers.filter((_, nth) => heads[nth] === head)] as Read['from'],
  )
}

/** LAU-23: with fewer than two proposals, a void one. */
export const roundIn = (tally: Tally, ballots: Ballots): Entry => {
  const lines = linesIn(tally, ballots.wrote)
  const takers = lines.flat().filter((source) => source !== TRUTH)
  if (takers.length < 2) return { type: 'void' }
  return {
    type: 'round',
    lines: lines.map((from) => ({
      from,
      voters: takers.filter((place) => {
        const choice = ballots.votes[place]
        return choice !== undefined && from.includes(choice)
      }),
    })),
    stakes: ballots.stakes.filter((place) => takers.includes(place)),
  }
}

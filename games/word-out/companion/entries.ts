import { count, nonEmptyText, type Parsed, readerOf } from '@tablee/game-kit/schema.ts'
import type { SeatId } from '@tablee/kernel'
import * as v from 'valibot'
import { COLOURS, type Colour, changesAtEnd, placingsOf, pointsIn, seats } from '../game.ts'

export const PLACES = seats()

/** Players go by their place, clockwise. */
const place = count()
/** How many cards everybody held. */
const end = { type: v.literal('end'), held: v.array(count()) }

const entry = v.variant('type', [
  v.object({ type: v.literal('players'), names: v.pipe(v.array(nonEmptyText), v.minLength(PLACES.min)) }),
  // WO-16: a word that stood, with the colours of its cards.
  v.object({ type: v.literal('word'), by: place, word: nonEmptyText, colours: v.array(v.picklist(COLOURS)) }),
  // WO-23: somebody went out, and the cards are dealt anew.
  v.object({ type: v.literal('deal'), out: place }),
  // WO-26: somebody went out.
  v.object({ ...end, out: place }),
  // WO-27: everybody passed.
  v.object(end),
])
export type Entry = Parsed<typeof entry>

/** A device may still hold entries that an earlier version stored. */
export const readEntry = readerOf(entry)

/** A word as it was said, or what the cards in the hands came to. */
interface Line {
  readonly by: number
  readonly points: number
  readonly word?: string
}

export interface Tally {
  readonly names: readonly string[]
  /** What was scored in each deal, in order. */
  readonly deals: readonly (readonly Line[])[]
  readonly totals: readonly number[]
  /** Who is first, who is next, once it is over; equal ones share a place (WO-28). */
  readonly placings?: readonly (readonly number[])[]
}

const seatOf = (player: number) => String(player) as SeatId

const endLines = ({ held, out }: { readonly held: readonly number[]; readonly out?: number }): Line[] => {
  const counts = Object.fromEntries(held.map((count, player) => [seatOf(player), count]))
  const changes = changesAtEnd(counts, out === undefined ? undefined : seatOf(out))
  return held.map((_, by) => ({ by, points: changes[seatOf(by)] ?? 0 }))
}

/** Undefined until it is said who plays. */
export const tallyOf = (entries: readonly Entry[]): Tally | undefined => {
  const players = entries.find((each) => each.type === 'players')
  if (players === undefined) return undefined
  const { names } = players
  const deals: Line[][] = [[]]
  for (const each of entries) {
    if (each.type === 'word') deals.at(-1)?.push({ by: each.by, word: each.word, points: pointsIn(each.colours) })
    if (each.type === 'deal') deals.push([])
    if (each.type === 'end') deals.at(-1)?.push(...endLines(each))
  }
  const totals = names.map((_, player) => sumOf(deals.flat(), player))
  const isOver = entries.some(({ type }) => type === 'end')
  return { names, deals, totals, ...(isOver ? { placings: placed(totals) } : {}) }
}

/** What these lines bring somebody. */
export const sumOf = (lines: readonly Line[], player: number): number =>
  lines.reduce((sum, { by, points }) => (by === player ? sum + points : sum), 0)

const placed = (totals: readonly number[]): number[][] =>
  placingsOf(
    totals.map((_, player) => seatOf(player)),
    Object.fromEntries(totals.map((total, player) => [seatOf(player), total])),
  ).map((seats) => seats.map(Number))

/** Touched: the next colour. */
export const nextColour = (colour: Colour): Colour => COLOURS[(COLOURS.indexOf(colour) + 1) % COLOURS.length] ?? 'plain'

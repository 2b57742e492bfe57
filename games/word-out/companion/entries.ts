import type { SeatId } from '@tablee/kernel'
import { COLOURS, type Colour, changesAtEnd, placingsOf, pointsIn, seats } from '../game.ts'

export const PLACES = seats()

/** Those who play go by their place, clockwise. */
export type Entry =
  | { readonly type: 'players'; readonly names: readonly string[] }
  /** WO-16: a word that stood, with the colours of its cards. */
  | { readonly type: 'word'; readonly by: number; readonly word: string; readonly colours: readonly Colour[] }
  /** WO-23: somebody went out, and the cards are dealt anew. */
  | { readonly type: 'deal'; readonly out: number }
  /** WO-26, WO-27: how many cards everybody held, and who went out, if anybody did. */
  | { readonly type: 'end'; readonly held: readonly number[]; readonly out?: number }

const isPlace = (raw: unknown): raw is number => Number.isInteger(raw) && (raw as number) >= 0
const areAll = <T>(raw: unknown, is: (each: unknown) => each is T): raw is T[] => Array.isArray(raw) && raw.every(is)
const isName = (raw: unknown): raw is string => typeof raw === 'string' && raw !== ''
const isColour = (raw: unknown): raw is Colour => COLOURS.includes(raw as Colour)

/** What is kept may come from an earlier version. */
export const readEntry = (raw: unknown): Entry | undefined => {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return undefined
  const { type, names, by, word, colours, out, held } = raw as Readonly<Record<string, unknown>>
  switch (type) {
    case 'players':
      return areAll(names, isName) && names.length >= PLACES.min ? { type, names } : undefined
    case 'word':
      return isPlace(by) && isName(word) && areAll(colours, isColour) ? { type, by, word, colours } : undefined
    case 'deal':
      return isPlace(out) ? { type, out } : undefined
    case 'end':
      if (!areAll(held, isPlace)) return undefined
      return isPlace(out) ? { type, held, out } : { type, held }
    default:
      return undefined
  }
}

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

const endLines = ({ held, out }: Extract<Entry, { type: 'end' }>): Line[] => {
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

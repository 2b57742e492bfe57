import type { SeatId, TableState } from '@tablee/kernel'
import { isPlain } from './misses.ts'

/** The seats of a table now, by the names that scenarios call them. */
export const seatsByName = ({ seats }: TableState): ReadonlyMap<string, SeatId> =>
  new Map(seats.map(({ id, name }) => [name, id]))

type Rename = (text: string) => string

const renameAll = (value: unknown, rename: Rename): unknown => {
  if (typeof value === 'string') return rename(value)
  if (Array.isArray(value)) return value.map((each) => renameAll(each, rename))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [rename(key), renameAll(each, rename)]))
}

/** A view with the name of each seat where it has the seat's id, as a key or as a value. */
export const withNames = (view: unknown, seats: ReadonlyMap<string, SeatId>): unknown => {
  const names = new Map<string, string>([...seats].map(([name, id]) => [id, name]))
  return renameAll(view, (text) => names.get(text) ?? text)
}

/** More names in one move than any move of a game has: 2^12 tries. */
const MOST_NAMES = 12

/**
 * A move with the ids of seats instead of names, but only where its reader takes nothing but a seat's id: a name that is written into a text
 * field stays a text. Of all ways to read the names the one with the fewest ids is taken.
 */
export const withSeatIds = (
  move: unknown,
  seats: ReadonlyMap<string, SeatId>,
  isRead: (raw: unknown) => boolean,
): unknown => {
  let count = 0
  renameAll(move, (text) => {
    if (seats.has(text)) count += 1
    return text
  })
  const translated = (isId: (nth: number) => boolean) => {
    let nth = 0
    return renameAll(move, (text) => {
      const id = seats.get(text)
      return id !== undefined && isId(nth++) ? id : text
    })
  }
  const ways = Array.from({ length: 2 ** Math.min(count, MOST_NAMES) }, (_, bits) => bits)
  const idsIn = (bits: number) => bits.toString(2).replaceAll('0', '').length
  for (const bits of ways.sort((a, b) => idsIn(a) - idsIn(b))) {
    const way = translated((nth) => ((bits >> nth) & 1) === 1)
    if (isRead(way)) return way
  }
  return move
}

/** Ids of seats where a scenario should have names: « s2 », as a key or as a value. */
export const seatIdsIn = (value: unknown): readonly string[] => {
  const found = new Set<string>()
  renameAll(value, (text) => {
    if (/^s\d+$/.test(text)) found.add(text)
    return text
  })
  return [...found]
}

import { isTrue, type Line, mergeEqual, type Texts } from '@tablee/games/lauriers'

/** LAU-8: what the leader may do with the lines, each by its place. Whoever asks gets new lines, or the same. */
type Lines = readonly Line[]

export const reworded = (lines: Lines, place: number, wording: string): Lines =>
  lines.map((line, nth) => (nth === place ? { ...line, wording } : line))

export const moved = (lines: Lines, from: number, to: number): Lines => {
  const line = lines[from]
  if (line === undefined) return lines
  const rest = lines.filter((_, nth) => nth !== from)
  return [...rest.slice(0, to), line, ...rest.slice(to)]
}

/** The wording of the one that stays is kept, but the true one's goes first: it can still be changed. */
export const merged = (lines: Lines, from: number, into: number): Lines => {
  const [one, other] = [lines[from], lines[into]]
  if (one === undefined || other === undefined || from === into) return lines
  const line = { from: [...other.from, ...one.from], wording: (isTrue(one) ? one : other).wording }
  return lines.map((each, nth) => (nth === into ? line : each)).filter((_, nth) => nth !== from)
}

/** Each of the merged in its own words again, in the same place; equal texts stay one (LAU-8). */
export const parted = (lines: Lines, place: number, texts: Texts): Lines =>
  lines.flatMap((line, nth) =>
    nth === place ? mergeEqual(line.from.map((source) => ({ from: [source], wording: texts[source] ?? '' }))) : [line],
  )

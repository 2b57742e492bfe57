import { isTrue, type Line, mergeEqual, type Texts } from '../game.ts'

/** LAU-8: what the leader may do with the lines, each by its place. Whoever asks gets new lines, or the same. */
type Lines = readonly Line[]

export const reworded = (lines: Lines, place: number, wording: string): Lines =>
  lines.map((line, nth) => (nth === place ? { ...line, wording } : line))

/** In nobody's own words any more. */
export const isReworded = ({ from, wording }: Line, texts: Texts): boolean =>
  from.every((source) => texts[source] !== wording)

export const moved = (lines: Lines, from: number, to: number): Lines => {
  const line = lines[from]
  if (line === undefined) return lines
  const rest = lines.filter((_, nth) => nth !== from)
  return [...rest.slice(0, to), line, ...rest.slice(to)]
}

/** The leader's own words, if some were typed; else those of the one that stays, but the true one's go first. */
export const merged = (lines: Lines, from: number, into: number, typed?: string): Lines => {
  const [one, other] = [lines[from], lines[into]]
  if (one === undefined || other === undefined || from === into) return lines
  const line = { from: [...other.from, ...one.from], wording: typed ?? (isTrue(one) ? one : other).wording }
  return lines.map((each, nth) => (nth === into ? line : each)).filter((_, nth) => nth !== from)
}

/** Where the two lie then. */
export const mergedAt = (from: number, into: number): number => (from < into ? into - 1 : into)

/** Each of the merged in its own words again, in the same place; equal texts stay one (LAU-8). */
export const parted = (lines: Lines, place: number, texts: Texts): Lines =>
  lines.flatMap((line, nth) =>
    nth === place ? mergeEqual(line.from.map((source) => ({ from: [source], wording: texts[source] ?? '' }))) : [line],
  )

/** LAU-8: a note about likely twins: the line it hangs under, and the one it would be merged with. */
interface TwinNote {
  readonly place: number
  readonly twin: number
}

/** Never under the true one: it is the other that says the same. Two that both say the same as it need no note of their own. */
export const twinNotes = (lines: Lines, twins: readonly (readonly [number, number])[]): TwinNote[] => {
  const truth = lines.findIndex(isTrue)
  const likeTruth = new Set(twins.filter((pair) => pair.includes(truth)).flat())
  return twins
    .filter((pair) => pair.includes(truth) || !pair.every((place) => likeTruth.has(place)))
    .map(([one, other]) => (one === truth ? { place: other, twin: one } : { place: one, twin: other }))
}

import { isTrue, type RoundResult } from '../game.ts'

/** LAU-19: in which order the lines are told, by their places: as they were read, the true one last. */
export const tellingOrder = ({ lines }: Pick<RoundResult, 'lines'>): number[] => {
  const places = lines.map((_, nth) => nth)
  const isLast = (nth: number) => lines[nth] !== undefined && isTrue(lines[nth])
  return [...places.filter((nth) => !isLast(nth)), ...places.filter(isLast)]
}

/** How much of a line is told. */
export type Told = 'nothing' | 'believers' | 'all'

/** Two beats a line: who believed it, then who wrote it. */
const BEATS = 2

/** The true one is looked at before the points come. */
const LAST_LOOK = 2

export const beatsIn = ({ lines }: Pick<RoundResult, 'lines'>): number =>
  lines.length === 0 ? 0 : lines.length * BEATS + LAST_LOOK

export const toldAt = (result: Pick<RoundResult, 'lines'>, place: number, beat: number): Told => {
  const since = beat - tellingOrder(result).indexOf(place) * BEATS
  return since < 1 ? 'nothing' : since < BEATS ? 'believers' : 'all'
}

/** Which line is being told. */
export const placeAt = (result: Pick<RoundResult, 'lines'>, beat: number): number | undefined => {
  const nth = Math.ceil(beat / BEATS) - 1
  return beat > beatsIn(result) ? undefined : tellingOrder(result)[Math.max(0, Math.min(nth, result.lines.length - 1))]
}

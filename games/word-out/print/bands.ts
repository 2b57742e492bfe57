import type { Kind } from '../parts/kinds.ts'

/** A card's inside, in millimetres, and how broad the band along its edge is. */
const WIDTH = 41
const HEIGHT = 60
const BAND = 3

/** Places a step apart, as many as there is room for between two corners, the same left on both sides. */
const spread = (step: number, length: number, corner: number): number[] => {
  const steps = Math.floor((length - corner * 2) / step)
  return Array.from({ length: steps + 1 }, (_, nth) => (length - steps * step) / 2 + nth * step)
}

/** Strokes across the band at the four edges, leaning by so much. */
const hatched = (step: number, lean: number): string => {
  const corner = BAND + Math.abs(lean) / 2
  return [
    ...spread(step, WIDTH, corner).flatMap((x) => [
      `M${x - lean / 2} 0l${lean} ${BAND}`,
      `M${x - lean / 2} ${HEIGHT - BAND}l${lean} ${BAND}`,
    ]),
    ...spread(step, HEIGHT, corner).flatMap((y) => [
      `M0 ${y - lean / 2}l${BAND} ${lean}`,
      `M${WIDTH - BAND} ${y - lean / 2}l${BAND} ${lean}`,
    ]),
  ].join('')
}

const inner = (inset: number): string => {
  const right = WIDTH - inset
  const bottom = HEIGHT - inset
  return `M${inset} ${inset}H${right}V${bottom}H${inset}z`
}

/** Small rings along the middle of the band. */
const dotted = (step: number, radius: number): string => {
  const ring = (x: number, y: number) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 -${radius * 2} 0`
  const middle = BAND / 2 + 0.3
  return [
    ...spread(step, WIDTH, BAND).flatMap((x) => [ring(x, middle), ring(x, HEIGHT - middle)]),
    ...spread(step, HEIGHT, BAND + step / 2).flatMap((y) => [ring(middle, y), ring(WIDTH - middle, y)]),
  ].join('')
}

/** Each kind has an edge of its own, as the « d » of a path: known in black and white, and by a sliver of the card. */
export const BANDS: Readonly<Partial<Record<Kind, string>>> = {
  replay: hatched(1.75, 0) + inner(BAND),
  uncounterable: inner(1.2) + inner(2.1) + inner(BAND),
  bonus: dotted(2.5, 0.6) + inner(BAND + 0.4),
  double: hatched(2.5, 1.5) + hatched(2.5, -1.5) + inner(BAND),
  joker: hatched(1.75, 1.75) + inner(BAND),
  trash: hatched(1, 0) + inner(BAND),
}

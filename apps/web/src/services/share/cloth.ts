import type { BoxTheme } from '@tablee/ui/look/box-face.ts'

const BASE = '#fff9ec'
/** A check's width. */
const K = 72

const TURNS = { down: 0, across: Math.PI / 2, rising: Math.PI / 4, falling: -Math.PI / 4 }

/** The opacity of the house's thread by day (--thread in tokens.css). */
const THREAD = 0.62

const channels = (hex: string): string =>
  hex
    .slice(1)
    .match(/../g)
    ?.map((pair) => Number.parseInt(pair, 16))
    .join(' ') ?? ''

/** The cloth of a box over the whole canvas, as its styles weave it. */
export const layCloth = (context: CanvasRenderingContext2D, { pop, weave }: BoxTheme): void => {
  const { width, height } = context.canvas
  const { strength, bands, repeat, ways } = weave
  context.fillStyle = BASE
  context.fillRect(0, 0, width, height)
  context.fillStyle = `rgb(${channels(pop)} / ${(THREAD + strength).toFixed(2)})`
  const reach = Math.hypot(width, height)
  for (const way of ways) {
    context.save()
    context.translate(width / 2, height / 2)
    context.rotate(TURNS[way])
    for (let x = -reach; x < reach; x += repeat * K)
      for (const [from, to] of bands) context.fillRect(x + from * K, -reach, (to - from) * K, 2 * reach)
    context.restore()
  }
}

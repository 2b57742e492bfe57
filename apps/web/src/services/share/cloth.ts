import type { BoxName } from '../shelf/boxes.ts'

const BASE = '#fff9ec'
/** A check's width. */
const K = 72

interface Cloth {
  readonly thread: string
  /** From and to, in checks, repeated after so many. */
  readonly bands: readonly (readonly [from: number, to: number])[]
  readonly repeat: number
  readonly ways: readonly ('down' | 'across' | 'rising' | 'falling')[]
}

/** As look/base.css weaves them. */
const CLOTHS: Readonly<Record<BoxName, Cloth>> = {
  cactus: { thread: 'rgb(76 154 102 / 0.62)', bands: [[0, 0.5]], repeat: 1, ways: ['down', 'across'] },
  capture: { thread: 'rgb(166 90 142 / 0.62)', bands: [[0, 0.5]], repeat: 1, ways: ['rising', 'falling'] },
  lauriers: {
    thread: 'rgb(224 165 38 / 0.84)',
    bands: [
      [0, 0.5],
      [0.72, 0.8],
      [0.92, 1],
    ],
    repeat: 1.22,
    ways: ['down'],
  },
  kokomots: {
    thread: 'rgb(240 127 90 / 0.88)',
    bands: [
      [0, 1.3],
      [1.6, 1.75],
      [2.4, 2.55],
    ],
    repeat: 2.85,
    ways: ['down'],
  },
  'word-out': {
    thread: 'rgb(76 116 204 / 0.82)',
    bands: [
      [0.9, 1.08],
      [1.2, 1.38],
    ],
    repeat: 1.9,
    ways: ['down', 'across'],
  },
}

const TURNS = { down: 0, across: Math.PI / 2, rising: Math.PI / 4, falling: -Math.PI / 4 }

/** The game's cloth over the whole canvas. */
export const layCloth = (context: CanvasRenderingContext2D, box: BoxName): void => {
  const { width, height } = context.canvas
  const { thread, bands, repeat, ways } = CLOTHS[box]
  context.fillStyle = BASE
  context.fillRect(0, 0, width, height)
  context.fillStyle = thread
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

import { type Drop, dropAt, type Extent } from './drop.ts'

/** Pixels: a finger that only rests on the handle carries nothing. */
const SLACK = 4

/** A line carried up or down by its handle. All heights are on the page, not in the window: that may scroll meanwhile. */
export class Carrying {
  /** Which one is in the air. */
  place: number | undefined = $state()
  /** How far it was carried. */
  way = $state(0)
  /** How far below its upper edge it was taken. */
  grip = $state(0)
  /** What letting go would do. */
  drop: Drop | undefined = $state.raw()
  #held: number | undefined
  #from = 0
  #extents: readonly Extent[] = []
  readonly #ondrop: (place: number, drop: Drop) => void

  constructor(ondrop: (place: number, drop: Drop) => void) {
    this.#ondrop = ondrop
  }

  /** False while another one is held: a second finger changes nothing. */
  start(place: number, y: number, extents: readonly Extent[]): boolean {
    const extent = extents[place]
    if (this.#held !== undefined || extent === undefined) return false
    this.#held = place
    this.#from = y
    this.#extents = extents
    this.grip = y - extent.top
    return true
  }

  move(y: number) {
    if (this.#held === undefined) return
    if (this.place === undefined && Math.abs(y - this.#from) < SLACK) return
    this.place = this.#held
    this.way = y - this.#from
    this.drop = dropAt(this.#extents, this.#held, y)
  }

  end(isDone: boolean) {
    const { place, drop } = this
    this.#held = undefined
    this.place = undefined
    this.drop = undefined
    this.way = 0
    if (isDone && place !== undefined && drop !== undefined) this.#ondrop(place, drop)
  }
}

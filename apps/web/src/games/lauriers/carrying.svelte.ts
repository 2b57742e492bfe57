import { type Drop, dropAt, type Extent } from './drop.ts'

/** Pixels from an edge of the window where the page goes along. */
const MARGIN = 90
const PACE = 9

/** A line carried up or down by its handle. */
export class Carrying {
  /** Which one. */
  place: number | undefined = $state()
  /** How far, in pixels. */
  way = $state(0)
  /** What letting go would do. */
  drop: Drop | undefined = $state.raw()
  #from = 0
  #y = 0
  #extents: readonly Extent[] = []
  #frame = 0
  readonly #ondrop: (place: number, drop: Drop) => void

  constructor(ondrop: (place: number, drop: Drop) => void) {
    this.#ondrop = ondrop
  }

  start(place: number, event: PointerEvent, lines: readonly Element[]) {
    if (!(event.currentTarget instanceof HTMLElement) || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    // On the page, not in the window: the page may scroll meanwhile.
    this.#extents = lines.map((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      return { top: top + scrollY, bottom: bottom + scrollY }
    })
    cancelAnimationFrame(this.#frame)
    this.place = place
    this.#y = event.clientY
    this.#from = event.clientY + scrollY
    this.#go()
  }

  /** Belongs to the handle that was taken: it has the pointer. */
  move(event: PointerEvent) {
    if (this.place === undefined) return
    this.#y = event.clientY
    this.#look()
  }

  #look() {
    if (this.place === undefined) return
    this.way = this.#y + scrollY - this.#from
    this.drop = dropAt(this.#extents, this.place, this.#y + scrollY)
  }

  #go() {
    const isUp = this.#y < MARGIN
    const isDown = this.#y > innerHeight - MARGIN
    if ((isUp || isDown) && this.way !== 0) {
      scrollBy(0, isUp ? -PACE : PACE)
      this.#look()
    }
    this.#frame = requestAnimationFrame(() => this.#go())
  }

  end(isDone: boolean) {
    cancelAnimationFrame(this.#frame)
    const { place, drop } = this
    this.place = undefined
    this.drop = undefined
    this.way = 0
    if (isDone && place !== undefined && drop !== undefined) this.#ondrop(place, drop)
  }
}

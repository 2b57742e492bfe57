import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import { motion } from '@tablee/ui/look/motion.ts'
import type { Happening, Row, View } from '../game.ts'

/** How long a word stands that was laid and banked at once. */
const STANDS = 800
const NO_ROWS: readonly Row[] = [[], [], [], []]

/** The rows with the cards that were laid just before a word was banked; undefined where none was laid so. */
export const rowsBeforeBank = (rows: readonly Row[], happened: readonly Happening[]): readonly Row[] | undefined => {
  const end = happened.findIndex(({ type }) => type === 'banked')
  const laid = happened.slice(0, Math.max(0, end)).filter((each) => each.type === 'laid')
  if (laid.length === 0) return undefined
  return rows.map((row, nth) => [
    ...row,
    ...laid.filter((each) => each.row === nth).map(({ card, letter }) => ({ card, letter })),
  ])
}

/** The rows as they lie, but that a word banked at once is seen whole before it goes. Belongs to the component that makes it. */
export class ShownRows {
  #held: readonly Row[] | undefined = $state.raw()
  readonly #view: () => View
  #before: View | undefined

  constructor(view: () => View) {
    this.#view = view
    $effect.pre(() => {
      const after = view()
      const before = this.#before
      this.#before = after
      if (before?.rows === undefined || after.rows === undefined || motion().duration === 0) return
      const held = rowsBeforeBank(before.rows, toldAfter(after, lastTold(before)))
      if (held !== undefined) this.#held = held
    })
    // By itself: whatever is seen meanwhile must not stop it, or the rows would stand still for good.
    $effect(() => {
      if (this.#held === undefined) return
      const timer = setTimeout(() => {
        this.#held = undefined
      }, STANDS)
      return () => clearTimeout(timer)
    })
  }

  get rows(): readonly Row[] {
    const { rows } = this.#view()
    // ALL-3: what is covered is not left to be seen.
    return rows === undefined ? NO_ROWS : (this.#held ?? rows)
  }
}

import type { SeatId } from '@tablee/kernel'
import { motion } from '@tablee/ui/look/motion.ts'
import { untrack } from 'svelte'
import type { View } from '../game.ts'

type Leaves = Readonly<Record<SeatId, number>>

/** Milliseconds from leaf to leaf. */
const HOP = 120

/** Each pawn one leaf nearer to where it has to be. */
export const hopped = (at: Leaves, to: Leaves): Leaves =>
  Object.fromEntries(
    (Object.keys(to) as SeatId[]).map((seat) => {
      const [is, wanted] = [at[seat] ?? to[seat] ?? 1, to[seat] ?? 1]
      return [seat, is + Math.sign(wanted - is)]
    }),
  )

const isThere = (at: Leaves, to: Leaves) => (Object.keys(to) as SeatId[]).every((seat) => at[seat] === to[seat])

/** LAU-19: the pawns move once all is told. */
export const leavesToSee = (
  { seats, leaves, last }: Pick<View, 'seats' | 'leaves' | 'last'>,
  isTold: boolean,
): Leaves =>
  isTold || last === undefined ? leaves : Object.fromEntries(seats.map((seat) => [seat, last.scores[seat]?.from ?? 1]))

/** Where the pawns are seen, on their way to where they are. Belongs to the component that makes it. */
export class Walk {
  leaves: Leaves = $state.raw({})

  constructor(to: () => Leaves) {
    this.leaves = to()
    $effect(() => {
      const wanted = to()
      if (motion().duration === 0) {
        this.leaves = wanted
        return
      }
      if (untrack(() => isThere(this.leaves, wanted))) return
      const timer = setInterval(() => {
        this.leaves = hopped(this.leaves, wanted)
        if (isThere(this.leaves, wanted)) clearInterval(timer)
      }, HOP)
      return () => clearInterval(timer)
    })
  }
}

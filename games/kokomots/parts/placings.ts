import type { Outcome } from '@tablee/kernel'
import type { View } from '../game.ts'

type Camp = View['camps'][number]

/** The placings of the outcome, by camp instead of by seat; empty until the game is over. */
export const placingsOf = ({ camps }: Pick<View, 'camps'>, outcome: Outcome | undefined): Camp[][] =>
  (outcome?.placings ?? []).map((placed) => camps.filter(({ seats }) => seats.some((seat) => placed.includes(seat))))

/** KOK-25: whether the winner had to be told by theme cards. */
export const isByThemes = ({ piles }: Pick<View, 'piles'>, placings: readonly (readonly Camp[])[]): boolean => {
  const [first] = placings[0] ?? []
  const [second] = placings[1] ?? []
  const pointsOf = (camp: Camp | undefined) => camp && (piles[camp.id]?.points ?? 0)
  return second !== undefined && pointsOf(first) === pointsOf(second)
}

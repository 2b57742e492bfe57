import type { View } from '../game.ts'

type Camp = View['camps'][number]

/** KOK-25: the best first, those who tie together: most points, then fewest theme cards. */
export const placingsOf = ({ camps, piles }: Pick<View, 'camps' | 'piles'>): Camp[][] => {
  const rankOf = ({ id }: Camp) => (piles[id]?.points ?? 0) * 100 - (piles[id]?.themeCards ?? 0)
  const ranks = [...new Set(camps.map(rankOf))].sort((a, b) => b - a)
  return ranks.map((rank) => camps.filter((camp) => rankOf(camp) === rank))
}

/** KOK-25: whether the winner had to be told by theme cards. */
export const isByThemes = (view: Pick<View, 'camps' | 'piles'>): boolean => {
  const [[first] = [], [second] = []] = placingsOf(view)
  const pointsOf = (camp: Camp | undefined) => camp && (view.piles[camp.id]?.points ?? 0)
  return second !== undefined && pointsOf(first) === pointsOf(second)
}

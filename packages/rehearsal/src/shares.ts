import type { BotLevel } from '@tablee/kernel'

/** Whose level won a game; several where a win is shared. */
export type Winners = readonly BotLevel[]

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Of a win that is shared, each winner has a part: a draw between two is half. */
const partOf = (level: BotLevel, winners: Winners) =>
  winners.length === 0 ? 0 : winners.filter((each) => each === level).length / winners.length

/**
 * A level's share of the wins, with the margin of a 95 % interval. Games of one deal, with seats swapped, are no independent
 * games: they count as one.
 */
export const shareOf = (level: BotLevel, deals: readonly (readonly Winners[])[]) => {
  const parts = deals.map((games) => mean(games.map((winners) => partOf(level, winners))))
  const share = mean(parts)
  const variance = parts.reduce((sum, part) => sum + (part - share) ** 2, 0) / Math.max(1, parts.length - 1)
  return { share, margin: 1.96 * Math.sqrt(variance / parts.length) }
}

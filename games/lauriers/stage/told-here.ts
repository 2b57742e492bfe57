import type { View } from '../game.ts'

/** The round told last on this page, game by game: a page that goes from hand to hand tells each only once, and to its end. */
const told = new Map<string, number | undefined>()

/** Somebody looks at a game: what this page can't have seen before, or what is past, is not told any more. */
export const lookAt = (game: string, { last, phase }: Pick<View, 'last' | 'phase'>): void => {
  const isPast = phase !== 'results' && phase !== 'over'
  if (isPast || !told.has(game)) told.set(game, last?.round)
}

export const isUntold = (game: string, round: number | undefined): boolean =>
  round !== undefined && round !== told.get(game)

export const markTold = (game: string, round: number): void => {
  told.set(game, round)
}

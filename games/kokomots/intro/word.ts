import type { Mode } from '../game.ts'

/** The word that the pictures of the intro play: POIRE, for fruit. */
export const WORD = 'poire'
export const THEME = 'Un fruit'

/** Its letters that come from the hand, or else from the two letters that are turned or in a packet. */
export const ownLetters = (mode: Mode): readonly string[] =>
  mode === 'classic' || mode === 'expert' ? ['O', 'R', 'E'] : ['O', 'R']
export const COLUMN = ['P', 'T'] as const
export const FROM_COLUMN = 'P'

/** KOK-24: a point a card, the theme's included. */
export const pointsIn = (mode: Mode): number => ownLetters(mode).length + 2

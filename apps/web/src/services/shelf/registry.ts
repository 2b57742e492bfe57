import type { GameScreens } from '@tablee/ui/client.ts'
import type { BoxName } from './boxes.ts'

/** The games that can be played, each loaded when a table asks for it. */
const GAMES: Readonly<Record<string, () => Promise<GameScreens>>> = {
  kokomots: () => import('@tablee/games/kokomots/screens.ts').then(({ ui }) => ui),
  lauriers: () => import('@tablee/games/lauriers/screens.ts').then(({ ui }) => ui),
  'mot-pour-mot': () => import('@tablee/games/mot-pour-mot/screens.ts').then(({ ui }) => ui),
  'word-out': () => import('@tablee/games/word-out/screens.ts').then(({ ui }) => ui),
}

/** Which game is in which box. */
export const BOX_GAMES: Readonly<Record<BoxName, string>> = {
  cactus: 'mot-pour-mot',
  capture: 'mot-pour-mot',
  kokomots: 'kokomots',
  lauriers: 'lauriers',
  'word-out': 'word-out',
}

export const loadGame = (id: string): Promise<GameScreens> =>
  GAMES[id]?.() ?? Promise.reject(new Error(`no screen for the game ${id}`))

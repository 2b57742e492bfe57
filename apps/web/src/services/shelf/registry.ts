import type { GameUi } from '@tablee/ui/frames/client.ts'
import type { BoxName } from './boxes.ts'

/** The games that can be played, each loaded when a table asks for it. */
const GAMES: Readonly<Record<string, () => Promise<GameUi>>> = {
  kokomots: () => import('@tablee/games/kokomots/client.ts').then(({ ui }) => ui),
  lauriers: () => import('@tablee/games/lauriers/client.ts').then(({ ui }) => ui),
  'mot-pour-mot': () => import('@tablee/games/mot-pour-mot/client.ts').then(({ ui }) => ui),
  'word-out': () => import('@tablee/games/word-out/client.ts').then(({ ui }) => ui),
}

/** Which game is in which box. */
export const BOX_GAMES: Readonly<Record<BoxName, string>> = {
  cactus: 'mot-pour-mot',
  capture: 'mot-pour-mot',
  kokomots: 'kokomots',
  lauriers: 'lauriers',
  'word-out': 'word-out',
}

export const loadGame = (id: string): Promise<GameUi> =>
  GAMES[id]?.() ?? Promise.reject(new Error(`no screen for the game ${id}`))

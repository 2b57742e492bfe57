import type { GameReplay } from './game-replay.ts'

/** The games that can be watched again, each loaded with its machine when a replay asks for it. */
const MACHINES: Readonly<Record<string, () => Promise<GameReplay>>> = {
  kokomots: () => import('./kokomots.ts').then(({ kokomotsReplay }) => kokomotsReplay),
  lauriers: () => import('./lauriers.ts').then(({ lauriersReplay }) => lauriersReplay),
  'mot-pour-mot': () => import('./mot-pour-mot.ts').then(({ motPourMotReplay }) => motPourMotReplay),
  'word-out': () => import('./word-out.ts').then(({ wordOutReplay }) => wordOutReplay),
}

export const loadMachine = (id: string): Promise<GameReplay> =>
  MACHINES[id]?.() ?? Promise.reject(new Error(`no machine for the game ${id}`))

import type { GameReplay } from '@tablee/ui/replay/game-replay.ts'

/** The games that can be watched again, each loaded with its machine when a replay asks for it. */
const MACHINES: Readonly<Record<string, () => Promise<GameReplay>>> = {
  kokomots: () => import('@tablee/games/kokomots/replay/replay.ts').then(({ kokomotsReplay }) => kokomotsReplay),
  lauriers: () => import('@tablee/games/lauriers/replay/replay.ts').then(({ lauriersReplay }) => lauriersReplay),
  'mot-pour-mot': () =>
    import('@tablee/games/mot-pour-mot/replay/replay.ts').then(({ motPourMotReplay }) => motPourMotReplay),
  'word-out': () => import('@tablee/games/word-out/replay/replay.ts').then(({ wordOutReplay }) => wordOutReplay),
}

export const loadMachine = (id: string): Promise<GameReplay> =>
  MACHINES[id]?.() ?? Promise.reject(new Error(`no machine for the game ${id}`))

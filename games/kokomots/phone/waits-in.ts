import type { Options, WaitName } from '../game.ts'

const OF_TURNS = ['turn', 'judge', 'spell'] as const
const OF_ROUNDS = ['announce', 'spell', 'vote', 'pay', 'turn-letters', 'search'] as const

/** The waits that come up in a table's variant (ALL-2). */
export const waitsIn = ({ mode, hasReadyTap, skipsIdleRounds }: Options): readonly WaitName[] => {
  if (mode === 'simultaneous') return OF_ROUNDS.filter((name) => name !== 'search' || skipsIdleRounds)
  return mode === 'teams' || hasReadyTap ? ['ready', ...OF_TURNS] : OF_TURNS
}

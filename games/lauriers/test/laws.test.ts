import { gameLaws } from '@tablee/game-kit/testing/game-laws.ts'
import { describe } from 'vitest'
import { lauriers, type Move } from '../game.ts'
import { player, setting, tableOf } from './random-play.ts'
import { otherSecrets } from './secrets.ts'

const lines = [
  { from: ['truth', 's1'], wording: 'Un oiseau' },
  { from: ['s2'], wording: '' },
]

/** One of each: a kind of move that the door does not know shows up here. */
const MOVES: Readonly<Record<Move['type'], object>> = {
  draw: { box: 1 },
  pick: { nth: 3 },
  draft: { round: 1, text: '' },
  'hand-in': { round: 2, text: 'x'.repeat(300) },
  'take-back': { round: 3 },
  borrow: { round: 2 },
  close: {},
  arrange: { lines },
  shuffle: {},
  publish: {},
  'read-on': { step: 7 },
  stake: { round: 1 },
  vote: { round: 1, line: 0 },
  tell: {},
  'go-on': {},
  'time-up': { step: 0 },
}

describe('LAU-5 LAU-6 LAU-7 LAU-9 LAU-11 LAU-24 ALL-2 ALL-4 ALL-5 ALL-6 ALL-7 the laws of every game', () => {
  gameLaws({
    ...player,
    game: lauriers,
    setting,
    tableOf,
    timed: (chosen) => ({ ...chosen, hasClock: true, writing: 'strict' as const }),
    clocked: (chosen) => ({ ...chosen, hasClock: true }),
    moves: MOVES,
    reached: [
      'round-began',
      'drafted',
      'taken-back',
      'borrowed',
      'clock-ran-out',
      'arranged',
      'line-read',
      'voted',
      'results-told',
    ],
    botMoves: ['draw', 'pick', 'hand-in', 'close', 'publish', 'read-on', 'vote', 'tell', 'go-on'],
    cutShort: { phaseOf: ({ phase }) => phase.name, reached: ['draw', 'pick', 'write', 'desk', 'vote'] },
    otherSecrets,
    situations: ({ state, away, withoutAt }, other) => {
      // LAU-24: that only votes of absent people are missing is open; whose they are is not, if several are away.
      const isCutShort = lauriers.dueWithout?.(other, away) !== undefined
      if (isCutShort !== (withoutAt !== undefined)) return undefined
      const { name } = state.phase
      const changed = JSON.stringify(other.phase) === JSON.stringify(state.phase) ? [] : [name]
      return isCutShort && name === 'vote' ? [...changed, 'votes of absent people'] : changed
    },
    tried: { pick: 30, write: 30, desk: 30, read: 30, vote: 30, tell: 30, 'votes of absent people': 1 },
    runs: { replay: 60, deadlines: 60, absences: 80, bots: 40, secrecy: 20, longest: 200 },
  })
})

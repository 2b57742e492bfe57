import { gameLaws } from '@tablee/game-kit/testing/game-laws.ts'
import type { SeatId } from '@tablee/kernel'
import { describe } from 'vitest'
import { type Move, motPourMot } from '../game.ts'
import { PHASES } from '../rules/options.ts'
import type { Ballots, State } from '../rules/state.ts'
import { player, setting, tableOf } from './random-play.ts'

/** One of each: a kind of move that the door does not know shows up here. */
const MOVES: { readonly [Type in Move['type']]: Omit<Extract<Move, { type: Type }>, 'type'> } = {
  'name-captain': { seat: 's12' as Extract<Move, { type: 'name-captain' }>['seat'] },
  draw: {},
  'turn-over': {},
  'start-timer': {},
  suggest: { word: 'chou-fleur' },
  spell: { letter: 'S' },
  'take-back': { count: 2 },
  done: {},
  tell: { word: 'Œuf' },
  accept: {},
  'check-spelling': {},
  plead: {},
  contest: {},
  withdraw: {},
  'call-vote': {},
  vote: { vote: 'against' },
  'time-up': { phase: 'spell' },
}

/** Another pile; for other teams other suggestions; for others another vote, until it is counted. */
const otherSecrets = (state: State, seat: SeatId | undefined): State => {
  const { phase } = state
  const isMate = seat !== undefined && state.teams[state.active].seats.includes(seat)
  const pile = [...state.pile].reverse()
  if ('suggestions' in phase && !isMate)
    return {
      ...state,
      pile,
      phase: { ...phase, suggestions: phase.suggestions.map((each) => ({ ...each, word: 'AUTRE' })) },
    }
  if (phase.name !== 'vote') return { ...state, pile }
  const votes: Ballots = Object.fromEntries(
    Object.entries(phase.votes).map(([voter, vote]) => [voter, voter === seat ? vote : 'none']),
  )
  return { ...state, pile, phase: { ...phase, votes } }
}

describe('MPM-9 MPM-24 ALL-2 ALL-4 ALL-5 ALL-6 ALL-7 the laws of every game', () => {
  gameLaws({
    ...player,
    game: motPourMot,
    setting,
    tableOf,
    timed: (chosen) => ({ ...chosen, hasClock: true }),
    moves: MOVES,
    reached: ['card-turned', 'suggested', 'letters-taken-back', 'answered', 'contested', 'vote-opened', 'voted', 'won'],
    botMoves: ['draw', 'start-timer', 'suggest', 'spell', 'take-back', 'done', 'tell', 'accept', 'call-vote'],
    cutShort: { phaseOf: ({ phase }) => phase.name, reached: PHASES },
    otherSecrets,
    situations: ({ state }, { phase }) => (JSON.stringify(phase) === JSON.stringify(state.phase) ? [] : [phase.name]),
    tried: { spell: 30, vote: 30 },
    runs: { replay: 100, bots: 60, secrecy: 60, absences: 60, longest: 300 },
  })
})

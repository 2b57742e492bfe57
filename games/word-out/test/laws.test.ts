import { gameLaws } from '@tablee/game-kit/testing/game-laws.ts'
import { describe, expect } from 'vitest'
import { type Move, wordOut } from '../game.ts'
import type { CardId } from '../rules/cards.ts'
import { PHASES } from '../rules/options.ts'
import { player, setting, tableOf } from './random-play.ts'
import { otherSecrets } from './secrets.ts'

const card = 'simple-E-1' as CardId

/** One of each: a kind of move that the door does not know shows up here. */
const MOVES: { readonly [Type in Move['type']]: Omit<Extract<Move, { type: Type }>, 'type'> } = {
  lay: { row: 3, card, isWordOut: true },
  pass: {},
  stop: {},
  counter: { step: 7, cards: [{ card }, { card: 'joker-1' as CardId, as: 'Z' }], isWordOut: false },
  decline: { step: 7 },
  'time-up': { step: 0 },
}

describe('WO-22 WO-29 ALL-2 ALL-4 ALL-5 ALL-6 ALL-7 the laws of every game', () => {
  gameLaws({
    ...player,
    game: wordOut,
    setting,
    tableOf,
    timed: (chosen) => ({ ...chosen, hasClock: true }),
    moves: MOVES,
    reached: ['laid', 'taken-back', 'trashed', 'announced', 'banked', 'passed', 'drew', 'answered', 'run-went-on'],
    botMoves: ['lay', 'pass', 'stop', 'counter', 'decline'],
    // WO-8, WO-18: a bot never lays a wrong card.
    checkBot: (events, seat) =>
      expect(events.filter((event) => event.type === 'taken-back' && event.seat === seat)).toEqual([]),
    cutShort: { phaseOf: ({ phase }) => phase.name, reached: PHASES },
    otherSecrets,
    situations: ({ state }, { phase }) => (JSON.stringify(phase) === JSON.stringify(state.phase) ? [] : ['sealed']),
    tried: { sealed: 20 },
    runs: { bots: 60, secrecy: 25, absences: 60 },
  })
})

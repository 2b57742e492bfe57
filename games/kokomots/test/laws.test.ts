import { gameLaws } from '@tablee/game-kit/testing/game-laws.ts'
import fc from 'fast-check'
import { describe } from 'vitest'
import { kokomots, MODES, type Mode, type Move } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { Theme, ThemeCard } from '../rules/world.ts'
import { player, settingOf, tableOf } from './random-play.ts'
import { otherSecrets } from './secrets.ts'
import { TRIAL_THEMES } from './trial-deck.ts'

/** A deck that knows so little that one is often stuck. */
const sparse = ({ title, answers }: Theme): Theme => ({ title, answers: answers.slice(0, 2) })
const SPARSE = new Map(
  [...TRIAL_THEMES].map(([id, { sides }]): [string, ThemeCard] => [
    id,
    { sides: [sparse(sides[0]), sparse(sides[1])] },
  ]),
)

const claim = { word: 'New York', column: 3, isLinked: false, cards: ['a', 'b'] }

/** One of each: a kind of move that the door does not know shows up here. */
const MOVES: Readonly<Record<Move['type'], object>> = {
  ready: {},
  claim,
  spell: { claim: 1, letter: 'A' },
  accept: { claim: 1 },
  abstain: { claim: 1 },
  refuse: { claim: 1, reason: 'across-words' },
  discard: {},
  suggest: { word: 'idée', packet: 2 },
  finish: { turn: 3 },
  stop: { turn: 3 },
  nudge: { turn: 3 },
  'turn-letters': {},
  tap: { round: 1 },
  skip: { round: 1 },
  'give-up': {},
  pay: { card: 't1' },
  'time-up': { step: 0 },
}

/** What play of each mode must reach. */
const REACHED: Readonly<Record<Mode, readonly Event['type'][]>> = {
  classic: ['spelled', 'refused', 'stood', 'discarded', 'finished'],
  expert: ['refused', 'stood'],
  simultaneous: ['tapped', 'said-nothing', 'search-resumed', 'voted', 'refused'],
  teams: ['suggested', 'time-ran-out', 'team-turn-ended', 'refused', 'stood'],
}
const BOT_MOVES: Readonly<Record<Mode, readonly Move['type'][]>> = {
  classic: ['ready', 'claim', 'spell', 'discard', 'finish', 'stop'],
  expert: ['claim', 'spell', 'discard'],
  simultaneous: ['turn-letters', 'tap', 'skip', 'claim', 'pay'],
  teams: ['ready', 'claim'],
}

describe.each(MODES)('KOK-3 KOK-21 KOK-35 KOK-39 ALL-2 ALL-4 ALL-5 ALL-6 ALL-7 %s: the laws of every game', (mode) => {
  gameLaws({
    ...player,
    game: kokomots,
    setting: settingOf(fc.constant(mode)),
    // With a deck that knows little, bots are often stuck.
    tableOf: (chosen) => tableOf(chosen, chosen.seed.length % 2 === 0 ? {} : { themes: SPARSE }),
    timed: (chosen) => ({ ...chosen, hasClock: true, skipsIdleRounds: true }),
    clocked: (chosen) => ({ ...chosen, hasClock: true }),
    moves: MOVES,
    reached: REACHED[mode],
    botMoves: BOT_MOVES[mode],
    // A search that waits for absent people only is rare: it has tests of its own.
    cutShort: { phaseOf: ({ phase }) => phase.name, reached: mode === 'simultaneous' ? [] : ['turn'] },
    otherSecrets,
    situations: ({ state }) => state.claims.map(({ stage }) => stage),
    tried: { judging: 1, spelling: 1 },
    runs: { replay: 40, deadlines: 25, absences: 40, bots: 40, secrecy: 16, longest: 160 },
  })
})

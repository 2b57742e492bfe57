import { MODES } from '@tablee/games/kokomots/game.ts'
import { kokomotsOptions, tellKokomots } from '@tablee/games/kokomots/rehearsal/teller.ts'
import type { State as LauriersState } from '@tablee/games/lauriers/game.ts'
import { defaults } from '@tablee/games/mot-pour-mot/game.ts'
import type { State as WordOutState } from '@tablee/games/word-out/game.ts'
import type { BotLevel } from '@tablee/kernel'
import type { Rehearsed } from './simulate.ts'

/** How the games of one box are told apart and counted. */
interface Teller {
  /** None: the game's own defaults. */
  readonly variants: readonly { readonly name: string; options(players: number): unknown }[]
  tell(done: Rehearsed, levels: readonly BotLevel[]): readonly string[]
}

export const TELLERS: Readonly<Record<string, Teller>> = {
  'mot-pour-mot': {
    variants: [
      { name: 'cactus', options: () => defaults('cactus') },
      { name: 'capture', options: () => defaults('capture') },
    ],
    tell: ({ state }) => {
      const { first, phase, turns } = state as {
        first: string
        phase: { winner: string }
        turns: Record<string, number>
      }
      const rounds = Math.max(...Object.values(turns))
      return [
        phase.winner === first ? 'won by the first team' : 'won by the second team',
        `rounds ${rounds <= 3 ? '1 to 3' : rounds <= 6 ? '4 to 6' : rounds <= 9 ? '7 to 9' : '10 and more'}`,
      ]
    },
  },
  'word-out': {
    variants: [],
    tell: ({ state, winners }) => {
      const { banked, deals, dealer, seats, phase } = state as WordOutState
      const first = seats[(seats.indexOf(dealer) + 1) % seats.length]
      const wentOut = phase.name === 'over' ? phase.wentOut : undefined
      return [
        wentOut === undefined ? 'ended: everybody passed' : 'ended: somebody went out',
        ...(wentOut === first ? ['ended: whoever began went out'] : []),
        ...(winners.length > 1 ? ['won by several'] : []),
        `deals ${deals}`,
        ...banked.map(({ word }) => `words banked of ${word.length < 9 ? word.length : '9 and more'} letters`),
      ]
    },
  },
  kokomots: {
    variants: MODES.map((mode) => ({ name: mode, options: (players) => kokomotsOptions(mode, players) })),
    tell: tellKokomots,
  },
  lauriers: {
    variants: [],
    tell: ({ state, winners }) => {
      const { round, seats, tokens, leaves, options } = state as LauriersState
      const atDiploma = seats.filter((seat) => leaves[seat] === options.leaves).length
      return [
        `rounds ${round <= 6 ? '1 to 6' : round <= 9 ? '7 to 9' : round <= 12 ? '10 to 12' : '13 and more'}`,
        ...(atDiploma > 1 ? ['several at the Diploma in one round'] : []),
        ...(winners.length > 1 ? ['won by several'] : []),
        ...seats.map((seat) => `players with ${tokens[seat]} tokens left`),
      ]
    },
  },
}

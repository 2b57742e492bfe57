import { gameLaws } from '@tablee/game-kit/testing/game-laws.ts'
import type { SeatId } from '@tablee/kernel'
import { describe } from 'vitest'
import { dixLettres } from '../game.ts'
import { kindOf } from '../rules/bag.ts'
import type { State } from '../rules/state.ts'
import { player, setting, tableOf } from './random-play.ts'

/** Other words and laid-out tiles of the others, and other tiles still in the bags. */
const otherSecrets = (
  state: State,
  mine: SeatId | undefined,
  { below }: { below: (count: number) => number },
): State => {
  const { phase, letters, bags } = state
  const drawn = (kind: 'vowel' | 'consonant') => letters.filter((letter) => kindOf(letter) === kind).length
  const other = {
    ...state,
    bags: {
      vowel: bags.vowel.map((letter, nth) => (nth < drawn('vowel') ? letter : 'Y')),
      consonant: bags.consonant.map((letter, nth) => (nth < drawn('consonant') ? letter : 'W')),
    },
  }
  const invented = () => letters.slice(0, 2 + below(3)).join('')
  if (phase.name === 'write') {
    const words = Object.entries(phase.words).map(([seat, word]) => [seat, seat === mine ? word : invented()])
    const drafts = Object.fromEntries(
      state.seats.flatMap((seat) => {
        const text = seat === mine ? phase.drafts[seat] : below(2) === 0 ? undefined : invented()
        return text === undefined ? [] : [[seat, text]]
      }),
    )
    return { ...other, phase: { ...phase, words: Object.fromEntries(words), drafts } }
  }
  if (phase.name !== 'reveal') return other
  const entries = phase.entries.map((entry, nth) =>
    nth < phase.shown || entry.seats.some((seat) => seat === mine)
      ? entry
      : { ...entry, word: invented(), isValid: false },
  )
  return { ...other, phase: { ...phase, entries } }
}

describe('DIX-4 DIX-7 DIX-14 DIX-16 ALL-2 ALL-4 ALL-5 ALL-6 ALL-7 the laws of every game', () => {
  gameLaws({
    ...player,
    game: dixLettres,
    setting,
    tableOf,
    timed: (chosen) => ({ ...chosen, hasClock: true }),
    moves: {
      call: { step: 1, kind: 'vowel' },
      'draw-rest': { step: 4 },
      write: { step: 12, word: 'été' },
      draft: { step: 12, text: '' },
      done: { step: 12 },
      'search-on': { step: 12 },
      'go-on': { step: 13 },
      'time-up': { step: 3 },
    },
    reached: ['drawn', 'written', 'drafted', 'done', 'searched-on', 'word-shown', 'round-ended', 'ended'],
    botMoves: ['call', 'write', 'done'],
    cutShort: { phaseOf: ({ phase }) => phase.name, reached: ['draw', 'write'] },
    otherSecrets,
    situations: ({ state }, other) =>
      JSON.stringify(other.phase) === JSON.stringify(state.phase) ? [] : [state.phase.name],
    tried: { write: 30, reveal: 10 },
    runs: { secrecy: 40, absences: 120, longest: 90 },
  })
})

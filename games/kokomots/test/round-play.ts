import type { Move } from '../game.ts'
import { roundOf } from '../rules/state.ts'
import { Play } from './driver.ts'

/** A round of the simultaneous mode, for tests: R and S lie turned. */
export const STACK = {
  columns: ['Ville: O A / P B', 'Outil: N / M', 'Mer: E F / L G', 'Pays: I / A'],
  turned: 'R S',
  draw: 'T U V W X Y',
}
export const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan']
type Table = ConstructorParameters<typeof Play>[0]
export const table = ({ options = {}, ...more }: Table = {}) =>
  new Play({ names: NAMES, stack: STACK, ...more, options: { mode: 'simultaneous', ...options } })

export const tap = (play: Play): Move => ({ type: 'tap', round: roundOf(play.state)?.number ?? 0 })
export const skip = (play: Play): Move => ({ type: 'skip', round: roundOf(play.state)?.number ?? 0 })
export const turnedIn = ({ state }: Play) =>
  roundOf(state)
    ?.turned.map(({ letter }) => letter)
    .join(' ')
/** Taps and announces; everybody else accepts. */
export const win = (play: Play, name: string, word: string, theme: string, cards: string) => {
  play.do(name, tap(play)).claim(name, word, theme, cards)
  for (const other of NAMES) if (other !== name && play.phase === 'hearing') play.accept(other)
  return play
}
/** Taps and gives up. */
export const fail = (play: Play, name: string) => play.do(name, tap(play), { type: 'give-up' })
export const nextRound = (play: Play) => (play.phase === 'turning' ? play.wait(5) : play)
export const GOOD = ['Rose', 'Ville', 'R S / O'] as const

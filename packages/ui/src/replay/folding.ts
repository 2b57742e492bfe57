import type { SeatId } from '@tablee/kernel'
import type { Replay } from '@tablee/protocol'
import type { Frame } from './frame.ts'
import type { GameReplay } from './game-replay.ts'

/** A game's moments, the set-up first; its own machine plays it again. */
export const framesOf = ({ game }: Pick<GameReplay, 'game'>, { steps, names }: Replay): readonly Frame[] => {
  const scene = { present: new Set(Object.keys(names) as SeatId[]), isPaused: false }
  let state: unknown
  return steps.map(({ at, by, move, events }) => {
    for (const event of events) state = game.evolve(state, event)
    return { at, by, move, state, view: game.view(state, { kind: 'onlooker' }, scene) }
  })
}

/** Where turns begin: the set-up, then each first moment of a turn. */
export const turnsIn = ({ beginsTurn }: Pick<GameReplay, 'beginsTurn'>, frames: readonly Frame[]): readonly number[] =>
  frames.flatMap(({ view }, nth) => (nth === 0 || beginsTurn(frames[nth - 1]?.view, view) ? [nth] : []))

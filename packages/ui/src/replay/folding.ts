import type { SeatId } from '@tablee/kernel'
import type { Replay } from '@tablee/protocol'
import type { Frame } from './frame.ts'
import type { GameReplay } from './game-replay.ts'

/** A game's moments, the set-up first; its own machine plays it again. */
export const framesOf = <State, View, Move>(
  { game }: Pick<GameReplay<State, View, Move>, 'game'>,
  { steps, names }: Replay,
): readonly Frame<State, View, Move>[] => {
  const scene = { present: new Set(Object.keys(names) as SeatId[]), isPaused: false }
  let folded: State | undefined
  return steps.map(({ at, by, move, events }) => {
    for (const event of events) folded = game.evolve(folded, event)
    // The first step is the set-up, and the moves were parsed when they were logged.
    const state = folded as State
    return { at, by, move: move as Move | undefined, state, view: game.view(state, { kind: 'onlooker' }, scene) }
  })
}

/** Where turns begin: the set-up, then each first moment of a turn. */
export const turnsIn = <State, View, Move>(
  { beginsTurn }: Pick<GameReplay<State, View, Move>, 'beginsTurn'>,
  frames: readonly Frame<State, View, Move>[],
): readonly number[] =>
  frames.flatMap(({ view }, nth) => {
    const before = frames[nth - 1]
    return before === undefined || beginsTurn(before.view, view) ? [nth] : []
  })

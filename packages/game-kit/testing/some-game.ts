import type { AnyGame } from '../src/define-game.ts'

/** Test support: the first game with this property, for tests that need any game that has it. */
export const someGame = (games: readonly AnyGame[], hasIt: (game: AnyGame) => boolean): AnyGame => {
  const found = games.find(hasIt)
  if (found === undefined) throw new Error('no game on the shelf has this property')
  return found
}

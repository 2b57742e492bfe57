import type { Actor } from '@tablee/kernel'

/** A moment of a game: what led to it, the game's state then, and what an onlooker sees of it. */
export interface Frame<State = unknown, View = unknown, Move = unknown> {
  readonly at: number
  readonly by: Actor | undefined
  /** Absent in the set-up. */
  readonly move: Move | undefined
  /** The game is over: what was secret is open to its coach. States share what did not change. */
  readonly state: State
  readonly view: View
}

import type { Actor } from '@tablee/kernel'

/** A moment of a game: the step that led to it, the state, and a spectator's view of it. */
export interface Frame {
  readonly at: number
  readonly by: Actor | undefined
  readonly move: unknown
  /** The game is over: what was secret is open to its coach. States share what did not change. */
  readonly state: unknown
  readonly view: unknown
}

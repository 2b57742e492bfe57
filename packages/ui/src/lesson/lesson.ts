import type { StackWorld } from '@tablee/game-kit/rehearsal-rules.ts'
import type { Shelf, Shelved } from '@tablee/kernel'

/** One thing the coach says; what is awaited of the learner, or nothing but « go on ». */
export interface Step<Move = unknown, View = unknown> {
  readonly say: { readonly fr: string; readonly en: string }
  /** What the others do when it begins, in this order; the host's call of time where no clock runs. */
  readonly others?: readonly { readonly by: string; readonly move: unknown; readonly isCall?: true }[]
  /** The learner's own move that leads on, by what they see of the game; any other is held back, and the coach says it again. */
  awaits?(move: Move, seen: View): boolean
  /** Moves that are taken without leading on, such as letters on their way to a word. */
  takes?(move: Move, seen: View): boolean
  /** What it is about, as a selector: it is ringed. */
  readonly about?: string
}

/** A first game of three minutes: the real one, with cards in a known order and nobody in a hurry. */
export interface Lesson {
  /** With as much of a world as its cards and words ask for. */
  readonly shelved: Shelved
  readonly options: unknown
  /** The learner first. */
  readonly seats: readonly { readonly name: string; readonly team?: string; readonly isCaptain?: boolean }[]
  /** As the game's scenarios stack it. */
  readonly stack: unknown
  /** How the game's scenarios read it. */
  readonly stackWorld: StackWorld
  readonly lots?: readonly number[]
  readonly steps: readonly Step[]
}

/** Nothing else is on it. */
export const shelfOf = ({ shelved }: Lesson): Shelf => new Map([[shelved.game.id, shelved]])

import type { StackWorld } from '@tablee/game-kit/rehearsal-rules.ts'
import type { Shelf, Shelved } from '@tablee/kernel'

/** A step of a lesson: a sentence, and the move that is expected; without a move the learner only confirms. */
export interface Step<Move = unknown, View = unknown> {
  readonly say: { readonly fr: string; readonly en: string }
  /** Moves of the other players when it begins, in order; the host's call of time where no clock runs. */
  readonly others?: readonly { readonly by: string; readonly move: unknown; readonly isCall?: true }[]
  /** Whether a move of the learner completes the step, judged by their view; any other is refused and the sentence repeated. */
  awaits?(move: Move, seen: View): boolean
  /** Moves that are accepted without completing the step, such as single letters of a word. */
  takes?(move: Move, seen: View): boolean
  /** Selector of the elements that the sentence is about: they are outlined. */
  readonly about?: string
}

/** A first game of three minutes: the real one, with cards in a known order and nobody in a hurry. */
export interface Lesson {
  /** With the parts of a world that its cards and words need. */
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

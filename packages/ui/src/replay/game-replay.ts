import type { Actor, Game, SeatId, SeatView } from '@tablee/kernel'
import type { Component } from 'svelte'
import type { Frame } from './frame.ts'

/** One step of a game: the move, its actor, and the spectator's view before and after. */
interface Told {
  readonly by: Actor | undefined
  readonly move: unknown
  readonly before: unknown
  readonly after: unknown
}

export interface CoachProps {
  frames: readonly Frame[]
  /** Which of them is shown. */
  at: number
  /** Who is coached. */
  seat: SeatId
  nameOf: (seat: string) => string
}

/** Says of the moment that is shown what one could have done. */
export interface Coaching {
  /** Whose turn a view shows. */
  turnOf(view: unknown): SeatId | undefined
  load(): Promise<{ default: Component<CoachProps> }>
}

/** A game's part of its replay. Only the game knows the type of its views. */
export interface GameReplay {
  readonly game: Pick<Game<unknown, unknown, unknown, unknown, unknown, object>, 'evolve' | 'view' | 'outcome'>
  /** Out of the first view: options that name the same box, who sat where, and the table's time at the start. */
  optionsOf(view: unknown): unknown
  seatsOf(view: unknown, names: Readonly<Record<string, string>>): SeatView[]
  startedAt(view: unknown): number
  beginsTurn(before: unknown, after: unknown): boolean
  /** The step in one line. */
  tell(step: Told, nameOf: (seat: string) => string, language: 'fr' | 'en'): string
  readonly coach?: Coaching
}

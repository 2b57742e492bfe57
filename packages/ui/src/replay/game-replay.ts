import type { Actor, Game, SeatId, SeatView } from '@tablee/kernel'
import type { Component } from 'svelte'
import type { Frame } from './frame.ts'

/** One step of a game: who asked for what, and the table before and after, as an onlooker sees it. */
export interface Told<View = unknown, Move = unknown> {
  readonly by: Actor | undefined
  readonly move: Move | undefined
  /** Absent in the set-up. */
  readonly before: View | undefined
  readonly after: View
}

export interface CoachProps<State = unknown, View = unknown, Move = unknown> {
  frames: readonly Frame<State, View, Move>[]
  /** Which of them is shown. */
  at: number
  /** Who is coached. */
  seat: SeatId
  nameOf: (seat: string) => string
}

/** Says of the moment that is shown what one could have done. */
export interface Coaching<State = unknown, View = unknown, Move = unknown> {
  /** Whose turn a view shows. */
  turnOf(view: View): SeatId | undefined
  load(): Promise<{ default: Component<CoachProps<State, View, Move>> }>
}

/** What a game brings to its replay. */
export interface GameReplay<State = unknown, View = unknown, Move = unknown> {
  readonly game: Pick<Game<unknown, State, Move, unknown, View, object>, 'evolve' | 'view' | 'outcome'>
  /** Out of the first view: options that name the same box, who sat where, and the table's time at the start. */
  optionsOf(view: View): unknown
  seatsOf(view: View, names: Readonly<Record<string, string>>): SeatView[]
  startedAt(view: View): number
  beginsTurn(before: View, after: View): boolean
  /** The step in one line. */
  tell(step: Told<View, Move>, nameOf: (seat: string) => string, language: 'fr' | 'en'): string
  readonly coach?: Coaching<State, View, Move>
}

/** Checks a game's replay against its own types; pages know none of them. The only cast between the two is here. */
export const defineReplay = <State, View, Move>(replay: GameReplay<State, View, Move>): GameReplay =>
  replay as unknown as GameReplay

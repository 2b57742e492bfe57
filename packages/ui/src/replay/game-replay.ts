import type { Actor, Game, SeatId, SeatView } from '@tablee/kernel'
import type { Component } from 'svelte'
import type { Frame } from './frame.ts'

/** One step of a game: who asked for what, and the table before and after, as an onlooker sees it. */
interface Told<View, Move> {
  readonly by: Actor | undefined
  readonly move: Move | undefined
  readonly before: View | undefined
  readonly after: View
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
export interface Coaching<View = unknown> {
  /** Whose turn a view shows. */
  turnOf(view: View): SeatId | undefined
  load(): Promise<{ default: Component<CoachProps> }>
}

/** What a game brings to its replay. Views are its own business. */
export interface GameReplay<View = unknown, Move = unknown> {
  readonly game: Pick<Game<unknown, unknown, unknown, unknown, unknown, object>, 'evolve' | 'view' | 'outcome'>
  /** Out of the first view: options that name the same box, who sat where, and the table's time at the start. */
  optionsOf(view: View): unknown
  seatsOf(view: View, names: Readonly<Record<string, string>>): SeatView[]
  startedAt(view: View): number
  beginsTurn(before: View, after: View): boolean
  /** The step in one line. */
  tell(step: Told<View, Move>, nameOf: (seat: string) => string, language: 'fr' | 'en'): string
  readonly coach?: Coaching<View>
}

/** Checks a replay against the game's own types; the pages know none of them. The only cast between the two is here. */
export const defineReplay = <View, Move>(replay: GameReplay<View, Move>): GameReplay => replay as unknown as GameReplay

import type { Actor, Game, SeatView } from '@tablee/kernel'

/** One step of a game: who asked for what, and the table before and after, as an onlooker sees it. */
interface Told {
  readonly by: Actor | undefined
  readonly move: unknown
  readonly before: unknown
  readonly after: unknown
}

/** What a game brings to its replay. Views are its own business. */
export interface GameReplay {
  readonly game: Pick<Game<unknown, unknown, unknown, unknown, unknown, object>, 'evolve' | 'view'>
  /** Out of the first view: options that name the same box, who sat where, and the table's time at the start. */
  optionsOf(view: unknown): unknown
  seatsOf(view: unknown, names: Readonly<Record<string, string>>): SeatView[]
  startedAt(view: unknown): number
  beginsTurn(before: unknown, after: unknown): boolean
  /** The step in one line. */
  tell(step: Told, nameOf: (seat: string) => string, language: 'fr' | 'en'): string
}

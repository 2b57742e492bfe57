import type { Refusal, Result } from '../result.ts'
import type { TableEvent } from './events.ts'

/** The game's state after a decision. It is kept in memory beside the events, never logged. */
export interface FoldedGame {
  readonly state: unknown
}

/**
 * What the table decided: events or a refusal. `folded` is there when a move of the game was played: `decide` had to fold its events to ask for
 * the outcome, and `evolve` takes that state over instead of folding them again.
 */
export type TableDecided = Result<TableEvent[], Refusal> & { readonly folded?: FoldedGame }

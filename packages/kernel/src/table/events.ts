import type { HolderKey, Instant, SeatId, ServerTime } from '../brand.ts'
import type { Actor, BotLevel, Outcome, Seating } from '../game.ts'
import type { Refusal } from '../result.ts'
import type { Asker, TableMove } from './moves.ts'
import type { Name } from './seats/names.ts'
import type { Holder, OwnDeck, StartedIntro, TableClock } from './state.ts'

/** What happened at the table. Names and fields are part of the log's format. */
export type TableEvent =
  | { readonly type: 'opened'; readonly game: string; readonly options: unknown }
  | {
      readonly type: 'sat'
      readonly seat: SeatId
      readonly name: Name
      readonly holder: Holder
      readonly team: string
    }
  | { readonly type: 'holder-changed'; readonly seat: SeatId; readonly holder: Holder; readonly name: Name }
  | {
      readonly type: 'left'
      readonly seat: SeatId
      readonly isRemoved: boolean
      /** During a game: the deal from which a newcomer may take the seat, and the bot that plays it until then. */
      readonly freeFrom?: number
      readonly bot?: BotLevel
    }
  | { readonly type: 'renamed'; readonly seat: SeatId; readonly name: Name }
  | { readonly type: 'unhurried'; readonly seat: SeatId; readonly isUnhurried: boolean }
  | { readonly type: 'teamed'; readonly teams: Readonly<Record<SeatId, string>> }
  | { readonly type: 'captain-named'; readonly team: string; readonly seat: SeatId }
  | { readonly type: 'ordered'; readonly seats: readonly SeatId[] }
  | { readonly type: 'chosen'; readonly game: string; readonly options: unknown }
  | { readonly type: 'deck-laid'; readonly game: string; readonly deck: OwnDeck }
  | { readonly type: 'deck-dropped'; readonly game: string }
  | {
      readonly type: 'started'
      readonly game: string
      readonly options: unknown
      readonly seed: string
      readonly seating: Seating
      readonly events: readonly unknown[]
      readonly clock: TableClock
      /** The game's own time begins when it ends. Absent: at once. */
      readonly intro?: StartedIntro
    }
  /** Somebody needs no more of the intro. */
  | { readonly type: 'intro-skipped'; readonly seat: SeatId }
  /** The table's time is now at least the end of the intro, however long it took. */
  | { readonly type: 'intro-ended'; readonly clock: TableClock }
  | {
      readonly type: 'played'
      readonly by: Actor
      readonly move: unknown
      readonly events: readonly unknown[]
      readonly at: Instant
    }
  | { readonly type: 'ended'; readonly outcome: Outcome; readonly shown: readonly string[]; readonly at: Instant }
  /** `isStopped`: it had not ended, and its scores stay in view. Absent: a finished game, a stopped one that was put away, or an older log. */
  | { readonly type: 'game-left'; readonly shown: readonly string[]; readonly isStopped?: true }
  | { readonly type: 'paused'; readonly by?: SeatId; readonly at: Instant }
  | { readonly type: 'resumed'; readonly clock: TableClock }
  | { readonly type: 'clock-set'; readonly clock: TableClock }
  /** `lookers`: the spectators of that moment, who may come back. */
  | { readonly type: 'locked'; readonly isLocked: boolean; readonly lookers?: readonly HolderKey[] }
  | { readonly type: 'host-named'; readonly seat: SeatId }

/**
 * A retried move whose refusal is final. It must be in the log: otherwise another node that is still processing the first attempt might accept
 * it. The move itself is not kept.
 */
interface RefusedMove {
  readonly type: 'refused'
  readonly refusal: Refusal
}

/** One move with its events: the unit that is logged. A logged refusal or no-op has no events. */
export interface Decision {
  /** Unique to this attempt; assigned by the node. */
  readonly id: string
  readonly at: ServerTime
  readonly by: Asker
  /** The client's idempotency key. */
  readonly moveId?: string
  readonly move: TableMove | RefusedMove
  readonly events: readonly TableEvent[]
}

import type { HolderKey, Milliseconds, SeatId, ServerTime } from '../brand.ts'
import type { Away } from '../game.ts'

/** Which seated people are present. It is not logged. */
export interface Attendance {
  /** People with a connected device. */
  readonly people: ReadonlySet<SeatId>
  /** The absent people, if it is known since when they are away: an unknown absence ends no wait. */
  readonly away?: Away
  /** ALL-10: how long the host of record has been away, in server time; absent while present, or when unknown. */
  readonly hostAwayFor?: Milliseconds
}

/** What `decide` of the table may use beside the state. */
export interface TableTools extends Attendance {
  readonly now: ServerTime
  /** Returns a new unguessable text: the seed of a game. It is recorded in the event. */
  readonly entropy: () => string
  /** Marks of the spectators' devices: they may come back after the table was locked. */
  readonly lookers?: () => readonly HolderKey[]
}

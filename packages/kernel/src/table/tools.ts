import type { HolderKey, Milliseconds, SeatId, ServerTime } from '../brand.ts'
import type { Away } from '../game.ts'

/** Which of the seated people are there. Known beside the log. */
export interface Attendance {
  /** People whose device is there. */
  readonly people: ReadonlySet<SeatId>
  /** The others, as far as somebody saw them go: what is not known ends no wait. */
  readonly away?: Away
  /** ALL-10: for how long the host of record has been away, in server time; absent while present, or where nobody can tell. */
  readonly hostAwayFor?: Milliseconds
}

/** What the table asks of whoever runs it. */
export interface TableTools extends Attendance {
  readonly now: ServerTime
  /** A fresh, unguessable text: the seed of a game. It is written in the event, so that nothing is drawn twice. */
  readonly entropy: () => string
  /** Marks of the devices that are there without a seat: those who may come back once the table is locked. */
  readonly lookers?: () => readonly HolderKey[]
}

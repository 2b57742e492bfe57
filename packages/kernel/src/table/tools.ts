import type { SeatId, ServerTime } from '../brand.ts'

/** What the table asks of whoever runs it. */
export interface TableTools {
  readonly now: ServerTime
  /** People whose device is there. */
  readonly people: ReadonlySet<SeatId>
  /** A fresh, unguessable text: the seed of a game. It is written in the event, so that nothing is drawn twice. */
  readonly entropy: () => string
}

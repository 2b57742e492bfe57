import type { Instant, Refusal, SeatId, TableView } from '@tablee/kernel'
import type { Replay } from '@tablee/protocol'
import type { PlayedState } from '../../../../packages/rehearsal/testing/gallery/play.ts'
import type { TableLine } from '../../src/services/connection/line.ts'

/** The moment that every line shows. It is set before a page is mounted. */
const moment: { state?: PlayedState; seat?: SeatId | undefined } = {}

export const showMoment = (state: PlayedState, seat: SeatId | undefined) => {
  moment.state = state
  moment.seat = seat
}

/** Stands in for the lines to a server and to this device: one view that never changes, a clock that stands still. Nothing is sent. */
class FixedLine implements TableLine {
  readonly code: string
  readonly view: TableView | undefined
  readonly status: TableLine['status']
  readonly isOpen: boolean
  readonly trouble = undefined
  readonly keptSeat: SeatId | undefined

  /** Around one device the secrets are the seats. */
  constructor(code: string, secret?: string) {
    const { state, seat } = moment
    this.code = code
    this.status = state?.isLost ? 'lost' : 'open'
    this.isOpen = this.status === 'open'
    this.view = state?.views[secret as SeatId] ?? (seat && state?.views[seat]) ?? state?.onlooker
  }

  async ask(): Promise<Refusal | undefined> {
    return moment.state?.refusal
  }

  async replay(): Promise<Replay> {
    throw new Error('no-game')
  }

  now(): Instant {
    return (moment.state?.now ?? 0) as Instant
  }

  close() {}
}

/** By the names of the classes that they stand in for. */
export { FixedLine as LocalLine, FixedLine as ServerLine }

import {
  chairLeftBy,
  type HolderKey,
  type Instant,
  mayVisit,
  type SeatId,
  seatHadBy,
  seatHeldBy,
  type TableMove,
  type TableState,
  type TableView,
  tableNow,
  type ViewParts,
  wholeView,
} from '@tablee/kernel'
import type { Time } from '../time.ts'
import { type Answer, NOT_SEATED } from './answer.ts'
import type { RecordedTable } from './recorded-table.ts'
import type { ViewCache } from './view-cache.ts'

const ONLOOKER = { kind: 'onlooker' } as const

/** The seat that a key opens, unless a bot plays it. */
export const seatOfKey = (state: TableState, key: HolderKey | undefined): SeatId | undefined => {
  const seat = key && seatHeldBy(state, key)
  return seat?.holder.kind === 'person' ? seat.id : undefined
}

/** The seat that a bot keeps for the holder of this key. */
export const seatKeptFor = (state: TableState, key: HolderKey | undefined) => {
  const kept = key && seatHeldBy(state, key)
  if (kept?.holder.kind !== 'bot') return undefined
  return { seat: kept.id, isOwnWish: kept.holder.isOwnWish ?? false }
}

interface TimeShown {
  /** In the table's own time. */
  readonly now: Instant
  /** False while the table's time stands still. */
  readonly isRunning: boolean
}

/** A view and the table's time. */
export interface Sight extends TimeShown {
  readonly view: TableView
}

/** The same in parts: parts that did not change are the same objects as before, so that a patch need not compare them. */
interface SightInParts extends TimeShown {
  readonly parts: ViewParts
}

/** What a visit needs of its table. */
export interface VisitedTable {
  readonly recorded: Pick<RecordedTable, 'state' | 'ask'>
  readonly views: Pick<ViewCache, 'of'>
  readonly time: Pick<Time, 'now'>
  /** The operator deleted the table. */
  readonly isDropped: boolean
  leave(visit: Visit): void
}

/** What a device brings along when it connects. */
export interface Visitor {
  /** The hash of the secret that opens its seat; absent for a shared screen, which can't sit down. */
  readonly key: HolderKey | undefined
  /** The hash of a text that identifies the device at this table even if it draws a new secret. */
  readonly mark?: HolderKey | undefined
  readonly onChange: () => void
  /** Called with the number of bytes that a move of this device wrote. */
  readonly onWritten?: (bytes: number) => void
}

/** One device at a table. Its seat is the one that its key opens at the moment. There are thousands of them: fields, no closures. */
export class Visit {
  isDismissed = false

  constructor(
    private readonly table: VisitedTable,
    private readonly visitor: Visitor,
    /** Only the table changes it. */
    public seat: SeatId | undefined,
  ) {}

  get key(): HolderKey | undefined {
    return this.visitor.key
  }

  get mark(): HolderKey | undefined {
    return this.visitor.mark
  }

  onChange(): void {
    this.visitor.onChange()
  }

  onWritten(bytes: number): void {
    this.visitor.onWritten?.(bytes)
  }

  /** The operator deleted the table. */
  get isDropped(): boolean {
    return this.table.isDropped
  }

  /** The host of the table sent this device away. */
  isRemoved(): boolean {
    return mayVisit(this.state, this.key, this.mark) === 'removed'
  }

  /** The seat that a bot plays for this device. */
  keptSeat(): SeatId | undefined {
    return seatKeptFor(this.state, this.key)?.seat
  }

  look(): Sight {
    const { parts, ...time } = this.lookInParts()
    return { view: wholeView(parts), ...time }
  }

  lookInParts(): SightInParts {
    const { state, seat, key } = this
    const parts = this.table.views.of(seat === undefined ? ONLOOKER : { kind: 'seat', seat })
    const had = seat === undefined && key !== undefined ? seatHadBy(state, key) : undefined
    return {
      parts: had === undefined ? parts : { ...parts, had, returnTo: key && chairLeftBy(state, key)?.id },
      now: tableNow(state, this.table.time.now()),
      isRunning: state.clock.since !== undefined,
    }
  }

  /** `moveId` is the idempotency key. `isAgain`: the client sent this move before, to any node, and got no answer. */
  ask(move: TableMove, moveId: string, isAgain = false): Promise<Answer> {
    const { key, mark } = this
    const { recorded } = this.table
    const meta = { moveId, isAgain, visit: this }
    const seat = this.seat ?? (move.type === 'take-back' ? this.keptSeat() : undefined)
    // A device that lost its seat by a move may retry that move: by its key, it gets the first answer again.
    if (key !== undefined && (seat === undefined || move.type === 'sit'))
      return recorded.ask(move, { kind: 'newcomer', key, ...(mark === undefined ? {} : { mark }) }, meta)
    return seat === undefined ? Promise.resolve(NOT_SEATED) : recorded.ask(move, { kind: 'seat', seat }, meta)
  }

  /**
   * The server closed this connection: moves still in the queue are dropped, and the client resends all of them in order. If they were played here
   * after one that could not be written, they would be played without it.
   */
  dismiss(): void {
    this.isDismissed = true
  }

  leave(): void {
    this.table.leave(this)
  }

  private get state(): TableState {
    return this.table.recorded.state
  }
}

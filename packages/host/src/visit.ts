import {
  type HolderKey,
  type Instant,
  type SeatId,
  type TableMove,
  type TableView,
  type ViewParts,
  wholeView,
} from '@tablee/kernel'
import type { Answer } from './answer.ts'
import type { Asked } from './recorded-table.ts'

interface TimeShown {
  /** The table's own time. */
  readonly now: Instant
  /** Whether that runs on. */
  readonly isRunning: boolean
}

/** What a visitor sees. */
export interface Sight extends TimeShown {
  readonly view: TableView
}

/** The same before it is put together: whoever saw the last one need not look at all of it again. */
export interface SightInParts extends TimeShown {
  readonly parts: ViewParts
}

/** What a visit asks of the table. */
export interface VisitedTable {
  lookFor(visit: Visit): SightInParts
  readonly isDropped: boolean
  isRemoved(visit: Visit): boolean
  keptSeat(visit: Visit): SeatId | undefined
  askFor(visit: Visit, move: TableMove, asked: Asked): Promise<Answer>
  leave(visit: Visit): void
}

/** What a device brings along. */
export interface Visitor {
  /** The hash of the secret that it holds its seat by, or will; none: it only looks on. */
  readonly key: HolderKey | undefined
  /** The hash of the text that it keeps for this table whatever its secret is. */
  readonly mark?: HolderKey | undefined
  readonly onChange: () => void
  /** Hears how many bytes its moves have written. */
  readonly onWritten?: (bytes: number) => void
}

/** One device at a table. Its seat is whatever its key opens at the moment. A class, and no closures: there are thousands. */
export class Visit {
  isDismissed = false

  constructor(
    private readonly table: VisitedTable,
    private readonly visitor: Visitor,
    /** The table's to change. */
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

  /** The table is no more: its operator dropped it. */
  get isDropped(): boolean {
    return this.table.isDropped
  }

  /** Sent away: the key opens nothing any more. */
  isRemoved(): boolean {
    return this.table.isRemoved(this)
  }

  /** Where a bot sits in for it. */
  keptSeat(): SeatId | undefined {
    return this.table.keptSeat(this)
  }

  look(): Sight {
    const { parts, ...time } = this.lookInParts()
    return { view: wholeView(parts), ...time }
  }

  lookInParts(): SightInParts {
    return this.table.lookFor(this)
  }

  /** `isAgain`: it was sent before, to whomever, and got no answer. */
  ask(move: TableMove, moveId: string, isAgain = false): Promise<Answer> {
    return this.table.askFor(this, move, { moveId, isAgain, visit: this })
  }

  /**
   * We hung up on it: what it still has in line it will ask again, all of it and in order. Were it done here after something that could not
   * be written, it would be done without what came before it.
   */
  dismiss(): void {
    this.isDismissed = true
  }

  leave(): void {
    this.table.leave(this)
  }
}

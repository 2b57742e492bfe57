import { next, type TableCode, type Version } from './units.ts'

/** Reads the JSON texts of a table's decisions after a version. */
type ReadOn = (after: Version) => AsyncIterable<string>

/**
 * Delivers the decisions of one table, in version order. It reads them from the log, starting at its own version. A decision that is pushed
 * to it is delivered directly only if it is the next version; duplicates, gaps and reordered messages only trigger a read.
 */
export class Follower {
  private running = false
  private woken = false
  private stopped = false

  constructor(
    private readonly readOn: ReadOn,
    private at: Version,
    private readonly onText: (text: string, version: Version) => void,
    private readonly report: (error: unknown) => void,
  ) {}

  wake(): void {
    this.woken = true
    if (!this.running) void this.run()
  }

  /**
   * Takes a decision that has just been committed. Delivers it at once if it is the next version and no read is in progress; otherwise
   * reads the log.
   */
  deliver(text: string, version: Version): void {
    if (this.running || version !== next(this.at)) this.wake()
    else if (!this.stopped) this.pass(text)
  }

  stop(): void {
    this.stopped = true
  }

  private async run(): Promise<void> {
    this.running = true
    while (this.woken && !this.stopped) {
      this.woken = false
      try {
        await this.catchUp()
      } catch (error) {
        // The read failed: the next `wake` tries again. A follower that was stopped has nobody to report to.
        if (!this.stopped) this.report(error)
      }
    }
    this.running = false
  }

  private async catchUp(): Promise<void> {
    for await (const text of this.readOn(this.at)) {
      if (this.stopped) return
      this.pass(text)
    }
  }

  private pass(text: string): void {
    this.at = next(this.at)
    try {
      this.onText(text, this.at)
    } catch (error) {
      this.report(error)
    }
  }
}

interface Interest {
  onFirst(table: TableCode): void
  onLast(table: TableCode): void
}

/** The followers of each table. */
export class Followers {
  /** Arrays instead of sets: nearly every table has one follower. */
  private readonly byTable = new Map<TableCode, readonly Follower[]>()

  /** `interest` is called when a table gets its first follower and when it has lost its last one. */
  constructor(private readonly interest?: Interest) {}

  add(table: TableCode, follower: Follower): void {
    const others = this.byTable.get(table) ?? []
    this.byTable.set(table, [...others, follower])
    if (others.length === 0) this.interest?.onFirst(table)
  }

  remove(table: TableCode, follower: Follower): void {
    const before = this.byTable.get(table)
    if (!before?.includes(follower)) return
    const left = before.filter((each) => each !== follower)
    if (left.length > 0) this.byTable.set(table, left)
    else {
      this.byTable.delete(table)
      this.interest?.onLast(table)
    }
  }

  wake(table: TableCode): void {
    for (const follower of this.byTable.get(table) ?? []) follower.wake()
  }

  /** Makes every follower read its log, for example after pushed decisions may have been lost. */
  wakeAll(): void {
    for (const table of this.byTable.keys()) this.wake(table)
  }

  /** Delivers the JSON text of a committed decision. Call it in version order. */
  deliver(table: TableCode, text: string, version: Version): void {
    for (const follower of this.byTable.get(table) ?? []) follower.deliver(text, version)
  }

  isFollowed(table: TableCode): boolean {
    return this.byTable.has(table)
  }
}

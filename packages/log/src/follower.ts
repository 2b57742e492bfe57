import { next, type TableCode, type Version } from './units.ts'

/** What a follower needs of a log: the texts after a version. */
type ReadOn = (after: Version) => AsyncIterable<string>

/**
 * One pair of ears on one table. What it tells it reads from the log, from where it stands, unless what it hears is the very next
 * decision: whatever comes twice, out of order or late only wakes it to read.
 */
export class Follower {
  private running = false
  private woken = false
  private stopped = false

  constructor(
    private readonly readOn: ReadOn,
    private at: Version,
    private readonly tell: (text: string, version: Version) => void,
    private readonly report: (error: unknown) => void,
  ) {}

  wake(): void {
    this.woken = true
    if (!this.running) void this.run()
  }

  /** What has just been written: told at once where it is the next one, and nothing is being read. */
  hear(text: string, version: Version): void {
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
        // The log could not be read: the next decision wakes it to try again. Once stopped, nobody is left to ask.
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
      this.tell(text, this.at)
    } catch (error) {
      this.report(error)
    }
  }
}

interface Interest {
  onFirst(table: TableCode): void
  onLast(table: TableCode): void
}

/** Who is to be woken when a table gets a decision. */
export class Followers {
  /** Lists, not sets: nearly all have one follower. */
  private readonly byTable = new Map<TableCode, readonly Follower[]>()

  /** Hears when the first one comes to a table, and when the last one has left it. */
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

  /** Decisions may have come that nobody told of. */
  wakeAll(): void {
    for (const table of this.byTable.keys()) this.wake(table)
  }

  /** A decision in order and written for good, in so many words. */
  hear(table: TableCode, text: string, version: Version): void {
    for (const follower of this.byTable.get(table) ?? []) follower.hear(text, version)
  }

  isFollowed(table: TableCode): boolean {
    return this.byTable.has(table)
  }
}

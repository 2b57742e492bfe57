import { NONE_YET, type TableCode, type Version } from '../units.ts'
import type { End, StreamMessage } from './message.ts'

/** What is known of a followed table from its live messages. */
interface FollowedTable {
  readonly stop: () => void
  /** The texts after version `before`, without a gap; undefined if nothing reliable is known. */
  run: { before: Version; seq: number; texts: string[] } | undefined
  end: End | undefined
  /** Known positions in the stream, newest first. They stay valid whatever was lost since. */
  positions: End[]
  /** Whether a message has arrived since the last recheck. */
  isFresh: boolean
  /** The slice in which the table is rechecked. */
  readonly slice: number
}

/** Number of texts kept per table, for followers that have not had their turn yet. Older ones are read from the log. */
const RUN_LENGTH = 8
/** Idle tables are rechecked in this number of slices: thousands at once would delay everything else. */
export const SLICES = 20

/**
 * The live messages of the tables that are followed on this node. Messages may be lost: the feed offers only an unbroken run of versions,
 * and a follower that is behind the start of that run reads the log instead.
 */
export class Feed {
  private readonly tables = new Map<TableCode, FollowedTable>()
  private added = 0
  private round = 0

  constructor(
    private readonly listen: (table: TableCode, on: (stored: StreamMessage) => void) => () => void,
    private readonly wake: (table: TableCode) => void,
  ) {}

  begin(table: TableCode): void {
    const stop = this.listen(table, (stored) => this.receive(table, stored))
    this.tables.set(table, {
      stop,
      run: undefined,
      end: undefined,
      positions: [],
      isFresh: true,
      slice: this.added++ % SLICES,
    })
  }

  stop(table: TableCode): void {
    this.tables.get(table)?.stop()
    this.tables.delete(table)
  }

  /** The texts after a version; undefined if the log has to be read. */
  after(table: TableCode, version: Version): readonly string[] | undefined {
    const run = this.tables.get(table)?.run
    return run === undefined || version < run.before ? undefined : run.texts.slice(version - run.before)
  }

  /** The end of the table's log according to its last message. */
  end(table: TableCode): End | undefined {
    return this.tables.get(table)?.end
  }

  /** Records the end of a table's log; undefined if it has become unknown. */
  learn(table: TableCode, end: End | undefined): void {
    const followed = this.tables.get(table)
    if (followed === undefined) return
    if (end === undefined || followed.end === undefined || followed.end.seq < end.seq) followed.end = end
    if (end !== undefined && end.seq > (followed.positions[0]?.seq ?? 0))
      followed.positions = [end, ...followed.positions].slice(0, RUN_LENGTH)
  }

  /** The nearest known position at or before a version, for the table that began at `since`. Reading can start after it. */
  positionBefore(table: TableCode, version: Version, since: number): End | undefined {
    return this.tables.get(table)?.positions.find((position) => position.since === since && position.version <= version)
  }

  /** Makes all followers read the log, because messages may have been lost. */
  recheckAll(): void {
    for (const [table, followed] of this.tables) this.recheck(table, followed)
  }

  /** Does the same for tables without a recent message, one slice per call. */
  recheckIdle(): void {
    const slice = this.round++ % SLICES
    for (const [table, followed] of this.tables) {
      if (followed.slice !== slice) continue
      if (followed.isFresh) followed.isFresh = false
      else this.recheck(table, followed)
    }
  }

  private recheck(table: TableCode, followed: FollowedTable): void {
    followed.run = undefined
    followed.end = undefined
    this.wake(table)
  }

  private receive(table: TableCode, { text, at: _, ...end }: StreamMessage): void {
    const followed = this.tables.get(table)
    if (followed === undefined) return
    followed.isFresh = true
    const { run } = followed
    if (run !== undefined && end.seq <= run.seq) return
    this.learn(table, end)
    const isNext = run !== undefined && end.version === run.before + run.texts.length + 1
    if (end.version === NONE_YET) followed.run = { before: NONE_YET, seq: end.seq, texts: [] }
    else if (!isNext) followed.run = { before: (end.version - 1) as Version, seq: end.seq, texts: [text] }
    else {
      run.texts.push(text)
      run.seq = end.seq
      if (run.texts.length > RUN_LENGTH) {
        run.texts.shift()
        run.before = (run.before + 1) as Version
      }
    }
    this.wake(table)
  }
}

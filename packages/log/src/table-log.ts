import type { ServerTime, TableCode, Version } from './units.ts'

/**
 * The durable, ordered decisions of every table: the only truth. A decision is any JSON of at most `LARGEST` bytes and
 * comes back as JSON would have it; it is stored whole or not at all.
 *
 * Its id belongs to one attempt of one writer and is never chosen by a client: it is how a writer knows its own decision
 * again.
 */
export interface TableLog<Decision extends { readonly id: string }> {
  /**
   * Writes the decision as version `after` + 1, durably once this resolves; « behind » and nothing written when `after`
   * is not the log's last version. Of two writers at one version exactly one wins.
   *
   * A rejection leaves it open whether the decision was written. Append it again, same id at the same version: where
   * version `after` + 1 bears this id already, that version is the answer, however far the log has gone since, and
   * nothing is written. The same id at another version is another decision: telling resent moves apart is the host's.
   */
  append(table: TableCode, after: Version, decision: Decision): Promise<Version | 'behind'>

  /**
   * The decisions from version `after` + 1 to version `until`, in order, or up to the last there is when the reader gets to it. All
   * readers of a process share the event loop (read-scheduler.ts): a long log takes many turns, and nobody else notices.
   */
  read(table: TableCode, after?: Version, until?: Version): AsyncIterable<Decision>

  /** The log's last version; 0 for a table that never was, or was dropped. */
  version(table: TableCode): Promise<Version>

  /**
   * Bytes of the table's decisions as UTF-8 JSON, without reading them; 0 for a table that never was. Where an earlier version of Tablée
   * wrote the last of them, they are added up once, and the sum is kept from the next append on.
   */
  size(table: TableCode): Promise<number>

  /** How many tables there are. One that was dropped lately may still be counted. */
  count(): Promise<number>

  /**
   * Tells every decision from version `after` + 1 on exactly once and in order, whoever wrote it and whenever; never
   * from within this call. One's own append may be told before its promise resolves, or after. What `on` throws is
   * reported and counts as told. The answer stops it at once. `bytes` is what the decision added to the table's size.
   */
  follow(
    table: TableCode,
    after: Version,
    on: (decision: Decision, version: Version, bytes: number) => void,
  ): () => void

  /** The newest snapshot of the table; undefined where there is none, or it is damaged (which is reported): read the log. */
  snapshot(table: TableCode): Promise<Snapshot | undefined>

  /**
   * Keeps it in the place of an older one; where a newer one is kept already, that one stays. Rejects where it cannot be kept, or is of a
   * later version than the log: the log does not need it, so that appends neither fail nor wait because of it.
   */
  keepSnapshot(table: TableCode, snapshot: Snapshot): Promise<void>

  /**
   * Drops every table whose last append is older, with its snapshot, and says how many; its version is 0 again. A table that somebody
   * follows here is in use, and kept.
   */
  expire(before: ServerTime): Promise<number>

  /** Drops one table with its snapshot, though somebody may follow it; false where there is none. Close the table first. */
  drop(table: TableCode): Promise<boolean>

  /** Every table, some at a time, in no particular order. */
  tables(): AsyncIterable<readonly TableSize[]>

  /** The newest last append of a table among those no later than `until`; undefined when there is none. */
  lastTouched(until: ServerTime): Promise<ServerTime | undefined>

  /** Stops the followers, waits for what is under way; whatever is asked afterwards is refused with `LogClosed`. */
  close(): Promise<void>
}

/** What a table came to at a version, as its host wrote it. It saves reading the log up to there, and may be lost. */
export interface Snapshot {
  readonly version: Version
  /** Says which code can read the text. */
  readonly stamp: string
  /** Without U+0000, as JSON is. */
  readonly text: string
}

export interface TableSize {
  readonly table: TableCode
  readonly decisions: number
  readonly bytes: number
  /** Of its last append. */
  readonly at: ServerTime
}

/** In bytes. Leaves room for headers in the megabyte that a NATS message may have. */
export const LARGEST = 1_000_000

/** The log can't be opened; the message is one sentence for whoever runs the server. */
export class LogUnusable extends Error {
  override readonly name = 'LogUnusable'
}

/** Somebody still uses a log that was closed: a bug of ours. */
export class LogClosed extends Error {
  override readonly name = 'LogClosed'
  constructor() {
    super('the log is closed')
  }
}

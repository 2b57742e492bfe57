import type { ServerTime, TableCode, Version } from './units.ts'

/**
 * The durable, ordered decisions of every table: the single source of truth. A decision is any JSON value of at most `LARGEST` bytes. It is
 * stored completely or not at all.
 *
 * The decision's id identifies one attempt of one writer (an idempotency key). The server creates it, never a client.
 */
export interface TableLog<Decision extends { readonly id: string }> {
  /**
   * Conditional append: writes the decision as version `after` + 1. Resolves when the decision is durable. Resolves with 'behind', and
   * writes nothing, if `after` is not the log's last version. Of several writers at one version exactly one wins.
   *
   * After a rejection it is unknown whether the decision was written. Retry with the same id at the same version: if version `after` + 1
   * has this id, that version is returned and nothing is written, however far the log has grown since. The same id at another version
   * counts as another decision; the host is responsible for recognising resent moves.
   */
  append(table: TableCode, after: Version, decision: Decision): Promise<Version | 'behind'>

  /**
   * Reads the decisions from version `after` + 1 to version `until`, in order, or up to the last one that exists when the reader gets
   * there. All readers of a process share the event loop fairly (read-scheduler.ts), so that a long log delays nobody else.
   */
  read(table: TableCode, after?: Version, until?: Version): AsyncIterable<Decision>

  /** The log's last version; 0 if the table does not exist or was dropped. */
  version(table: TableCode): Promise<Version>

  /**
   * Size of the table's decisions in bytes of UTF-8 JSON; 0 if the table does not exist. Usually it does not read them: the sum is stored
   * with each append. If an earlier release of Tablée wrote the last decision, the sum is computed once and stored from the next append on.
   */
  size(table: TableCode): Promise<number>

  /** Number of tables. Recently dropped tables may be included. */
  count(): Promise<number>

  /**
   * Calls `on` for every decision from version `after` + 1 on, exactly once and in order, no matter which node wrote it. Never calls `on`
   * before `follow` has returned. A decision appended by the caller may arrive before or after its `append` resolves. Errors thrown by `on`
   * are reported, and the decision counts as delivered. `bytes` is the size of the decision. The returned function stops the follower
   * immediately.
   */
  follow(
    table: TableCode,
    after: Version,
    on: (decision: Decision, version: Version, bytes: number) => void,
  ): () => void

  /** The newest snapshot of the table. Undefined if there is none or if it is damaged (which is reported): then read the whole log. */
  snapshot(table: TableCode): Promise<Snapshot | undefined>

  /**
   * Stores a snapshot unless a newer one is stored. Rejects if it can't be stored or if its version is later than the log's. Snapshots are
   * optional: appends neither fail nor wait because of them.
   */
  keepSnapshot(table: TableCode, snapshot: Snapshot): Promise<void>

  /**
   * Drops every table whose last append is before `before`, with its snapshot, and returns their number. Their version is 0 again. Keeps
   * tables that have followers on this node.
   */
  expire(before: ServerTime): Promise<number>

  /** Drops one table with its snapshot, even if it has followers; false if the table does not exist. Close the table first. */
  drop(table: TableCode): Promise<boolean>

  /** All tables, in pages, in no particular order. */
  tables(): AsyncIterable<readonly TableSize[]>

  /** The latest last append of any table that is not later than `until`; undefined if there is none. */
  lastTouched(until: ServerTime): Promise<ServerTime | undefined>

  /** Stops the followers and waits for calls in progress. Every later call is rejected with `LogClosed`. */
  close(): Promise<void>
}

/** The state of a table at a version, serialised by its host. It saves reading the log up to that version, and may be lost. */
export interface Snapshot {
  readonly version: Version
  /** Identifies the build that can read the text. */
  readonly stamp: string
  /** Must not contain U+0000; JSON never does. */
  readonly text: string
}

export interface TableSize {
  readonly table: TableCode
  readonly decisions: number
  readonly bytes: number
  /** Time of the last append. */
  readonly at: ServerTime
}

/** Bytes. Leaves room for headers in a NATS message, whose limit is 1 MB by default. */
export const LARGEST = 1_000_000

/** The log can't be opened. The message is one sentence, in French, for the operator. */
export class LogUnusable extends Error {
  override readonly name = 'LogUnusable'
}

/** A log was used after it was closed: a bug in our code. */
export class LogClosed extends Error {
  override readonly name = 'LogClosed'
  constructor() {
    super('the log is closed')
  }
}

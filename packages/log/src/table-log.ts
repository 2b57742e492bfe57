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

  /** The decisions from version `after` + 1 on, in order, up to the last there is when the reader gets to it. */
  read(table: TableCode, after?: Version): AsyncIterable<Decision>

  /** The log's last version; 0 for a table that never was, or was dropped. */
  version(table: TableCode): Promise<Version>

  /**
   * Tells every decision from version `after` + 1 on exactly once and in order, whoever wrote it and whenever; never
   * from within this call. One's own append may be told before its promise resolves, or after. What `on` throws is
   * reported and counts as told. The answer stops it at once.
   */
  follow(table: TableCode, after: Version, on: (decision: Decision, version: Version) => void): () => void

  /**
   * Drops every table whose last append is older, and says how many; its version is 0 again. A table that somebody
   * follows here is in use, and kept.
   */
  expire(before: ServerTime): Promise<number>

  /** The newest last append of a table among those no later than `until`; undefined when there is none. */
  lastTouched(until: ServerTime): Promise<ServerTime | undefined>

  /** Stops the followers, waits for what is under way; whatever is asked afterwards is refused with `LogClosed`. */
  close(): Promise<void>
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

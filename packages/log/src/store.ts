import type { Followers } from './follower.ts'
import type { Snapshot, TableSize } from './table-log.ts'
import type { ServerTime, TableCode, Version } from './units.ts'

/** A decision to append, already serialised as JSON. */
export interface Entry {
  readonly table: TableCode
  readonly after: Version
  readonly id: string
  readonly text: string
  readonly at: ServerTime
}

/**
 * A stored decision, in the form in which logs are copied. Version 0 is a tombstone: earlier rows belong to a dropped table of this code.
 */
export interface Row {
  readonly table: TableCode
  readonly version: Version
  readonly at: ServerTime
  readonly text: string
}

export interface Copied {
  readonly tables: number
  readonly decisions: number
}

/** A snapshot with the checksum that detects damage. */
export interface HashedSnapshot extends Snapshot {
  readonly hash: string
}

/** What an adapter implements: ordered JSON texts by table. Several logs may share one store. */
export interface Store {
  /** Woken for every table that gets a decision. */
  readonly followers: Followers
  append(entry: Entry): Promise<Version | 'behind'>
  /**
   * True if `page` waits for I/O that is not ours, such as a network. The reader then takes its turn after the page has arrived, and splits
   * long pages.
   */
  readonly isRemote?: boolean
  /** Texts after version `after` up to version `until`, in order; an empty page means the end. A local store returns at most one page. */
  page(table: TableCode, after: Version, until: Version): Promise<readonly string[]>
  /** Texts after a version that were pushed to this node, possibly not all of them yet. Undefined: call `page`. */
  liveTexts?(table: TableCode, after: Version): readonly string[] | undefined
  version(table: TableCode): Promise<Version>
  /** Bytes of all texts of a table. */
  size(table: TableCode): Promise<number>
  count(): Promise<number>
  tables(): AsyncIterable<readonly TableSize[]>
  snapshot(table: TableCode): Promise<HashedSnapshot | undefined>
  /** Rejects with `SnapshotTooNew` if the log has not reached the snapshot's version. */
  keepSnapshot(table: TableCode, snapshot: HashedSnapshot): Promise<void>
  /** The latest last append of any table, not later than `until`. */
  lastTouched(until: ServerTime): Promise<ServerTime | undefined>
  /** Keeps tables that have followers. */
  expire(before: ServerTime): Promise<number>
  drop(table: TableCode, at: ServerTime): Promise<boolean>
}

/** The snapshot's version does not exist: the table was dropped meanwhile, or the version is invalid. */
export class SnapshotTooNew extends Error {
  override readonly name = 'SnapshotTooNew'
  constructor(table: TableCode, { version }: Snapshot) {
    super(`table ${table} has no version ${version} to keep a snapshot of`)
  }
}

/** Whether the stored decision has this id, which means that the append is a retry. */
export const hasId = (text: string, id: string): boolean => JSON.parse(text).id === id

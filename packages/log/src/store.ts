import type { Followers } from './follower.ts'
import type { Snapshot, TableSize } from './table-log.ts'
import type { ServerTime, TableCode, Version } from './units.ts'

/** A decision on its way in, as the JSON that will be stored. */
export interface Entry {
  readonly table: TableCode
  readonly after: Version
  readonly id: string
  readonly text: string
  readonly at: ServerTime
}

/** A decision as it lies in a log, to be laid into another; version 0: what came before was another table of this code. */
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

/** A snapshot with the hash by which damage is found. */
export interface HashedSnapshot extends Snapshot {
  readonly hash: string
}

/** Where texts lie in order: what the adapters have to bring. Several logs may share it. */
export interface Store {
  /** Woken for every table that got a decision. */
  readonly followers: Followers
  append(entry: Entry): Promise<Version | 'behind'>
  /** Pages come from elsewhere, as over a network: a reader takes its turn once a page is there, and cuts it where it is long. */
  readonly isRemote?: boolean
  /** Some of the texts after a version up to another one, in order; none: that was the last. Where it is not remote: one page. */
  page(table: TableCode, after: Version, until: Version): Promise<readonly string[]>
  /** The texts after a version as they were told unasked, perhaps not yet all; undefined: read the page. */
  heard?(table: TableCode, after: Version): readonly string[] | undefined
  version(table: TableCode): Promise<Version>
  /** Bytes of all texts of a table. */
  size(table: TableCode): Promise<number>
  count(): Promise<number>
  tables(): AsyncIterable<readonly TableSize[]>
  snapshot(table: TableCode): Promise<HashedSnapshot | undefined>
  /** Rejects with `SnapshotTooNew` where the log has not come so far. */
  keepSnapshot(table: TableCode, snapshot: HashedSnapshot): Promise<void>
  /** The newest of the tables' last appends up to a time. */
  lastTouched(until: ServerTime): Promise<ServerTime | undefined>
  /** Not those that somebody follows. */
  expire(before: ServerTime): Promise<number>
  drop(table: TableCode, at: ServerTime): Promise<boolean>
}

/** The table was dropped meanwhile, or somebody made up a version. */
export class SnapshotTooNew extends Error {
  override readonly name = 'SnapshotTooNew'
  constructor(table: TableCode, { version }: Snapshot) {
    super(`table ${table} has no version ${version} to keep a snapshot of`)
  }
}

/** The same decision, sent again after its answer got lost? */
export const bears = (text: string, id: string): boolean => JSON.parse(text).id === id

import type { Followers } from './follower.ts'
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

/** Where texts lie in order: what the adapters have to bring. Several logs may share it. */
export interface Store {
  /** Woken for every table that got a decision. */
  readonly followers: Followers
  append(entry: Entry): Promise<Version | 'behind'>
  /** Some of the texts after a version, in order; none: that was the last. */
  page(table: TableCode, after: Version): Promise<readonly string[]>
  /** The texts after a version as they were told unasked, perhaps not yet all; undefined: read the page. */
  heard?(table: TableCode, after: Version): readonly string[] | undefined
  version(table: TableCode): Promise<Version>
  /** The newest of the tables' last appends up to a time. */
  lastTouched(until: ServerTime): Promise<ServerTime | undefined>
  /** Not those that somebody follows. */
  expire(before: ServerTime): Promise<number>
}

/** The same decision, sent again after its answer got lost? */
export const bears = (text: string, id: string): boolean => JSON.parse(text).id === id

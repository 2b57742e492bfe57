import { Followers } from './follower.ts'
import { bears, type Entry, type Store } from './store.ts'
import { type LogTools, StoredLog } from './stored-log.ts'
import type { TableLog } from './table-log.ts'
import { NONE_YET, next, type ServerTime, type TableCode, type Version } from './units.ts'

interface Kept {
  /** As JSON, like everywhere: a decision that only memory could hold would fail elsewhere. */
  readonly texts: string[]
  lastAppend: ServerTime
}

const PAGE = 100

/** What is gone with the process: for tests, and for play that nobody will ask for again. Logs that share one see each other. */
export class Memory implements Store {
  readonly followers = new Followers()
  private readonly tables = new Map<TableCode, Kept>()

  async append({ table, after, id, text, at }: Entry): Promise<Version | 'behind'> {
    const kept = this.tables.get(table) ?? { texts: [], lastAppend: at }
    const rival = kept.texts[after]
    if (rival !== undefined) return bears(rival, id) ? next(after) : 'behind'
    if (after !== kept.texts.length) return 'behind'
    kept.texts.push(text)
    kept.lastAppend = at
    this.tables.set(table, kept)
    this.followers.wake(table)
    return next(after)
  }

  async page(table: TableCode, after: Version): Promise<readonly string[]> {
    return this.tables.get(table)?.texts.slice(after, after + PAGE) ?? []
  }

  async version(table: TableCode): Promise<Version> {
    return (this.tables.get(table)?.texts.length ?? NONE_YET) as Version
  }

  async lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    const touched = Array.from(this.tables.values(), ({ lastAppend }) => lastAppend).filter((at) => at <= until)
    return touched.sort((a, b) => b - a)[0]
  }

  async expire(before: ServerTime): Promise<number> {
    const old = Array.from(this.tables).filter(
      ([table, { lastAppend }]) => lastAppend < before && !this.followers.isFollowed(table),
    )
    for (const [table] of old) this.tables.delete(table)
    return old.length
  }
}

export const openMemoryLog = <Decision extends { readonly id: string }>({
  memory = new Memory(),
  ...tools
}: LogTools & { readonly memory?: Memory }): TableLog<Decision> => new StoredLog(memory, tools)

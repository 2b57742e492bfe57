import { byteLength } from '../byte-length.ts'
import { Followers } from '../follower.ts'
import { pageFrom } from '../read-scheduler.ts'
import { type Entry, type HashedSnapshot, hasId, SnapshotTooNew, type Store } from '../store.ts'
import { type LogTools, StoredLog } from '../stored-log.ts'
import type { TableLog, TableSize } from '../table-log.ts'
import { NONE_YET, next, type ServerTime, type TableCode, type Version } from '../units.ts'

interface Kept {
  /** JSON, as in every other store: a value that only memory could hold would fail elsewhere. */
  readonly texts: string[]
  bytes: number
  lastAppend: ServerTime
  snapshot?: HashedSnapshot
}

/** Keeps decisions in memory, for tests and for games that nobody will resume. Logs over the same `Memory` share their tables. */
export class Memory implements Store {
  readonly followers = new Followers()
  private readonly byCode = new Map<TableCode, Kept>()

  async append({ table, after, id, text, at }: Entry): Promise<Version | 'behind'> {
    const kept = this.byCode.get(table) ?? { texts: [], bytes: 0, lastAppend: at }
    const existing = kept.texts[after]
    if (existing !== undefined) return hasId(existing, id) ? next(after) : 'behind'
    if (after !== kept.texts.length) return 'behind'
    kept.texts.push(text)
    kept.bytes += byteLength(text)
    kept.lastAppend = at
    this.byCode.set(table, kept)
    this.followers.wake(table)
    return next(after)
  }

  async page(table: TableCode, after: Version, until: Version): Promise<readonly string[]> {
    const page = pageFrom(this.byCode.get(table)?.texts ?? [], after)
    return page.slice(0, until - after)
  }

  async version(table: TableCode): Promise<Version> {
    return (this.byCode.get(table)?.texts.length ?? NONE_YET) as Version
  }

  async size(table: TableCode): Promise<number> {
    return this.byCode.get(table)?.bytes ?? 0
  }

  async count(): Promise<number> {
    return this.byCode.size
  }

  async *tables(): AsyncIterable<readonly TableSize[]> {
    yield Array.from(this.byCode, ([table, { texts, bytes, lastAppend }]) => ({
      table,
      decisions: texts.length,
      bytes,
      at: lastAppend,
    }))
  }

  async snapshot(table: TableCode): Promise<HashedSnapshot | undefined> {
    return this.byCode.get(table)?.snapshot
  }

  async keepSnapshot(table: TableCode, snapshot: HashedSnapshot): Promise<void> {
    const kept = this.byCode.get(table)
    if (kept === undefined || snapshot.version > kept.texts.length) throw new SnapshotTooNew(table, snapshot)
    if (snapshot.version >= (kept.snapshot?.version ?? 0)) kept.snapshot = snapshot
  }

  async drop(table: TableCode): Promise<boolean> {
    return this.byCode.delete(table)
  }

  async lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    const touched = Array.from(this.byCode.values(), ({ lastAppend }) => lastAppend).filter((at) => at <= until)
    return touched.sort((a, b) => b - a)[0]
  }

  async expire(before: ServerTime): Promise<number> {
    const old = Array.from(this.byCode).filter(
      ([table, { lastAppend }]) => lastAppend < before && !this.followers.isFollowed(table),
    )
    for (const [table] of old) this.byCode.delete(table)
    return old.length
  }
}

export const openMemoryLog = <Decision extends { readonly id: string }>({
  memory = new Memory(),
  ...tools
}: LogTools & { readonly memory?: Memory }): TableLog<Decision> => new StoredLog(memory, tools)

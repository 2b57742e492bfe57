import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { Followers } from './follower.ts'
import { bears, type Entry, type Store } from './store.ts'
import { type LogTools, StoredLog } from './stored-log.ts'
import type { TableLog } from './table-log.ts'
import { NONE_YET, next, type ServerTime, type TableCode, type Version } from './units.ts'

interface Kept {
  readonly text: string
  readonly at: ServerTime
}

interface Shape extends DBSchema {
  decisions: { key: [TableCode, Version]; value: Kept }
}

const PAGE = 100

/** Every version of a table, or those after one: numbers sort before arrays. */
const after = (table: TableCode, version: Version): IDBKeyRange =>
  IDBKeyRange.bound([table, version], [table, []], true, true)

const beforeTable = (table: TableCode): IDBKeyRange => IDBKeyRange.upperBound([table], true)

/** In the browser's own database: a killed tab finds its tables again. Other tabs of the same browser are told of what is written. */
export class IndexedDbStore implements Store {
  readonly followers = new Followers()

  constructor(
    private readonly db: IDBPDatabase<Shape>,
    private readonly channel: BroadcastChannel,
  ) {
    channel.onmessage = ({ data }) => this.followers.wake(data as TableCode)
  }

  async append({ table, after: last, id, text, at }: Entry): Promise<Version | 'behind'> {
    const answer = await this.write(table, last, id, { text, at })
    this.followers.wake(table)
    if (answer !== 'behind') this.channel.postMessage(table)
    return answer
  }

  async page(table: TableCode, version: Version): Promise<readonly string[]> {
    return (await this.db.getAll('decisions', after(table, version), PAGE)).map(({ text }) => text)
  }

  async version(table: TableCode): Promise<Version> {
    const cursor = await this.db.transaction('decisions').store.openKeyCursor(after(table, NONE_YET), 'prev')
    return cursor?.key[1] ?? NONE_YET
  }

  async lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    const { store } = this.db.transaction('decisions')
    let newest: ServerTime | undefined
    let cursor = await store.openCursor(null, 'prev')
    while (cursor) {
      const { at } = cursor.value
      if (at <= until && at > (newest ?? Number.NEGATIVE_INFINITY)) newest = at
      cursor = await store.openCursor(beforeTable(cursor.key[0]), 'prev')
    }
    return newest
  }

  async expire(before: ServerTime): Promise<number> {
    const { store, done } = this.db.transaction('decisions', 'readwrite')
    let dropped = 0
    // From table to table by their last decisions.
    let cursor = await store.openCursor(null, 'prev')
    while (cursor) {
      const [table] = cursor.key
      if (cursor.value.at < before && !this.followers.isFollowed(table)) {
        await store.delete(after(table, NONE_YET))
        dropped += 1
      }
      cursor = await store.openCursor(beforeTable(table), 'prev')
    }
    await done
    return dropped
  }

  close(): void {
    this.channel.close()
    this.db.close()
  }

  private async write(table: TableCode, last: Version, id: string, kept: Kept): Promise<Version | 'behind'> {
    const { store, done } = this.db.transaction('decisions', 'readwrite', { durability: 'strict' })
    const cursor = await store.openKeyCursor(after(table, NONE_YET), 'prev')
    const present = cursor?.key[1] ?? NONE_YET
    const rival = last < present ? await store.get([table, next(last)]) : undefined
    if (last === present) await store.put(kept, [table, next(last)])
    await done
    return last === present || (rival && bears(rival.text, id)) ? next(last) : 'behind'
  }
}

/** Logs of one name see each other, in whichever tab they are. */
export const openIndexedDbLog = async <Decision extends { readonly id: string }>({
  name,
  ...tools
}: LogTools & { readonly name: string }): Promise<TableLog<Decision>> => {
  let store: IndexedDbStore | undefined
  const close = () => store?.close()
  const upgrade = (fresh: IDBPDatabase<Shape>) => void fresh.createObjectStore('decisions')
  // A newer page that wants another shape need not wait for this one; of a database that was taken away there is nothing to hear.
  const db = await openDB<Shape>(name, 1, { upgrade, blocking: close, terminated: close })
  store = new IndexedDbStore(db, new BroadcastChannel(name))
  return new StoredLog(store, tools, close)
}

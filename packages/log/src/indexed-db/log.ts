import type { IDBPObjectStore } from 'idb'
import { byteLength } from '../byte-length.ts'
import { Followers } from '../follower.ts'
import { PAGE_DECISIONS } from '../read-scheduler.ts'
import { type Entry, type HashedSnapshot, hasId, SnapshotTooNew, type Store } from '../store.ts'
import { type LogTools, StoredLog } from '../stored-log.ts'
import type { TableLog, TableSize } from '../table-log.ts'
import { NONE_YET, next, type ServerTime, type TableCode, TO_THE_LAST, type Version } from '../units.ts'
import { DECISIONS, type LogSchema, SNAPSHOTS, type TransactLog } from './schema.ts'

type Decisions = IDBPObjectStore<
  LogSchema,
  (typeof DECISIONS | typeof SNAPSHOTS)[],
  typeof DECISIONS,
  IDBTransactionMode
>

/** Number of tables read in one transaction. */
const SLICE = 50

/** Key range of a table's versions after `after`, up to and including `until`. */
const versions = (table: TableCode, after: Version = NONE_YET, until: Version = TO_THE_LAST): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, until], true, false)

const beforeTable = (table: TableCode): IDBKeyRange => IDBKeyRange.upperBound([table], true)

const versionOf = async (decisions: Decisions, table: TableCode): Promise<Version> => {
  const cursor = await decisions.openKeyCursor(versions(table), 'prev')
  return cursor?.key[1] ?? NONE_YET
}

/** Adds up the sizes, for a table that an earlier release of Tablée wrote last. */
const sum = async (decisions: Decisions, table: TableCode): Promise<number> => {
  let bytes = 0
  for (let at = NONE_YET; ; ) {
    const page = await decisions.getAll(versions(table, at), PAGE_DECISIONS)
    if (page.length === 0) return bytes
    for (const { text } of page) bytes += byteLength(text)
    at = (at + page.length) as Version
  }
}

/** Last version, size and last append of a table; undefined if it does not exist. */
const endOf = async (decisions: Decisions, table: TableCode): Promise<TableSize | undefined> => {
  const cursor = await decisions.openCursor(versions(table), 'prev')
  if (cursor === null) return undefined
  const { at, total } = cursor.value
  return { table, decisions: cursor.key[1], at, bytes: total ?? (await sum(decisions, table)) }
}

/** The last decision of each table, in descending order of table codes, starting before `before`. */
async function* lastOfEach(decisions: Decisions, before?: TableCode) {
  let range = before === undefined ? null : beforeTable(before)
  for (;;) {
    const cursor = await decisions.openCursor(range, 'prev')
    if (cursor === null) return
    const [table] = cursor.key
    yield { table, at: cursor.value.at }
    range = beforeTable(table)
  }
}

/** Stores decisions in the browser's IndexedDB, where they survive a killed tab. A `BroadcastChannel` notifies other tabs of writes. */
export class IndexedDbStore implements Store {
  /** IndexedDB limits a page by number of decisions; its bytes are known only after it was fetched. */
  readonly isRemote = true
  readonly followers = new Followers()

  constructor(
    private readonly transact: TransactLog,
    private readonly channel: BroadcastChannel,
  ) {
    channel.onmessage = ({ data }) => this.followers.wake(data as TableCode)
  }

  async append(entry: Entry): Promise<Version | 'behind'> {
    const answer = await this.write(entry)
    this.followers.wake(entry.table)
    if (answer !== 'behind') this.channel.postMessage(entry.table)
    return answer
  }

  async page(table: TableCode, after: Version, until: Version): Promise<readonly string[]> {
    const page = await this.transact(DECISIONS, 'readonly', ({ store }) =>
      store.getAll(versions(table, after, until), PAGE_DECISIONS),
    )
    return page.map(({ text }) => text)
  }

  version(table: TableCode): Promise<Version> {
    return this.transact(DECISIONS, 'readonly', ({ store }) => versionOf(store, table))
  }

  async size(table: TableCode): Promise<number> {
    const end = await this.transact(DECISIONS, 'readonly', ({ store }) => endOf(store, table))
    return end?.bytes ?? 0
  }

  count(): Promise<number> {
    return this.transact(DECISIONS, 'readonly', async ({ store }) => {
      let tables = 0
      for (let cursor = await store.openKeyCursor(null, 'prev'); cursor !== null; tables++)
        cursor = await store.openKeyCursor(beforeTable(cursor.key[0]), 'prev')
      return tables
    })
  }

  async *tables(): AsyncIterable<readonly TableSize[]> {
    for (let before: TableCode | undefined; ; ) {
      const slice = await this.transact(DECISIONS, 'readonly', async ({ store }) => {
        const found: TableSize[] = []
        for await (const { table } of lastOfEach(store, before)) {
          const end = await endOf(store, table)
          if (end !== undefined) found.push(end)
          if (found.length === SLICE) break
        }
        return found
      })
      if (slice.length === 0) return
      yield slice
      before = slice.at(-1)?.table
    }
  }

  async snapshot(table: TableCode): Promise<HashedSnapshot | undefined> {
    const [snapshot, version] = await this.transact('log', 'readonly', (transaction) =>
      Promise.all([
        transaction.objectStore(SNAPSHOTS).get(table),
        versionOf(transaction.objectStore(DECISIONS), table),
      ]),
    )
    if (snapshot !== undefined && snapshot.version > version) throw new SnapshotTooNew(table, snapshot)
    return snapshot
  }

  async keepSnapshot(table: TableCode, snapshot: HashedSnapshot): Promise<void> {
    const isThere = await this.transact('log', 'readwrite', async (transaction) => {
      const snapshots = transaction.objectStore(SNAPSHOTS)
      if (snapshot.version > (await versionOf(transaction.objectStore(DECISIONS), table))) return false
      const before = await snapshots.get(table)
      if (before === undefined || before.version <= snapshot.version) await snapshots.put(snapshot, table)
      return true
    })
    if (!isThere) throw new SnapshotTooNew(table, snapshot)
  }

  lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    return this.transact(DECISIONS, 'readonly', async ({ store }) => {
      let newest: ServerTime | undefined
      for await (const { at } of lastOfEach(store))
        if (at <= until && at > (newest ?? Number.NEGATIVE_INFINITY)) newest = at
      return newest
    })
  }

  expire(before: ServerTime): Promise<number> {
    return this.transact('log', 'readwrite', async (transaction) => {
      const decisions = transaction.objectStore(DECISIONS)
      let dropped = 0
      for await (const { table, at } of lastOfEach(decisions)) {
        if (at >= before || this.followers.isFollowed(table)) continue
        await decisions.delete(versions(table))
        await transaction.objectStore(SNAPSHOTS).delete(table)
        dropped += 1
      }
      return dropped
    })
  }

  drop(table: TableCode): Promise<boolean> {
    return this.transact('log', 'readwrite', async (transaction) => {
      const decisions = transaction.objectStore(DECISIONS)
      const isThere = (await versionOf(decisions, table)) !== NONE_YET
      await decisions.delete(versions(table))
      await transaction.objectStore(SNAPSHOTS).delete(table)
      return isThere
    })
  }

  close(): void {
    this.channel.close()
  }

  private write({ table, after, id, text, at }: Entry): Promise<Version | 'behind'> {
    return this.transact(DECISIONS, 'readwrite', async (transaction) => {
      const { store } = transaction
      const end = await endOf(store, table)
      const present = (end?.decisions ?? NONE_YET) as Version
      if (after === present) {
        const total = (end?.bytes ?? 0) + byteLength(text)
        const written = store.put({ text, at, total }, [table, next(after)])
        // Commit explicitly: otherwise the browser commits only after it has found that no further request follows.
        transaction.commit()
        await written
        return next(after)
      }
      const existing = after < present ? await store.get([table, next(after)]) : undefined
      return existing && hasId(existing.text, id) ? next(after) : 'behind'
    })
  }
}

interface IndexedDbLogOptions extends LogTools {
  readonly transact: TransactLog
  /** Name of the `BroadcastChannel`. Logs on the same channel notify each other across tabs. */
  readonly channel: string
  /** Registers a callback for the page's return from the back/forward cache: a frozen page gets no messages, so it has to read again. */
  readonly onReturn?: (readAnew: () => void) => void
}

/** The caller owns the database: it opens and closes it. */
export const openIndexedDbLog = <Decision extends { readonly id: string }>({
  transact,
  channel,
  onReturn,
  ...tools
}: IndexedDbLogOptions): TableLog<Decision> => {
  const store = new IndexedDbStore(transact, new BroadcastChannel(channel))
  onReturn?.(() => store.followers.wakeAll())
  return new StoredLog(store, tools, () => store.close())
}

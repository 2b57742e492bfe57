import type { KeptDecision, TransactDecisions } from './decisions-store.ts'
import { Followers } from './follower.ts'
import { bears, type Entry, type Store } from './store.ts'
import { type LogTools, StoredLog } from './stored-log.ts'
import type { TableLog } from './table-log.ts'
import { NONE_YET, next, type ServerTime, type TableCode, type Version } from './units.ts'

const PAGE = 100

/** Every version of a table, or those after one: numbers sort before arrays. */
const after = (table: TableCode, version: Version): IDBKeyRange =>
  IDBKeyRange.bound([table, version], [table, []], true, true)

const beforeTable = (table: TableCode): IDBKeyRange => IDBKeyRange.upperBound([table], true)

/** In the browser's own database: a killed tab finds its tables again. Other tabs of the same browser are told of what is written. */
export class IndexedDbStore implements Store {
  readonly followers = new Followers()

  constructor(
    private readonly transact: TransactDecisions,
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
    const kept = await this.transact('readonly', ({ store }) => store.getAll(after(table, version), PAGE))
    return kept.map(({ text }) => text)
  }

  async version(table: TableCode): Promise<Version> {
    return this.transact('readonly', async ({ store }) => {
      const cursor = await store.openKeyCursor(after(table, NONE_YET), 'prev')
      return cursor?.key[1] ?? NONE_YET
    })
  }

  lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    return this.transact('readonly', async ({ store }) => {
      let newest: ServerTime | undefined
      let cursor = await store.openCursor(null, 'prev')
      while (cursor) {
        const { at } = cursor.value
        if (at <= until && at > (newest ?? Number.NEGATIVE_INFINITY)) newest = at
        cursor = await store.openCursor(beforeTable(cursor.key[0]), 'prev')
      }
      return newest
    })
  }

  expire(before: ServerTime): Promise<number> {
    return this.transact('readwrite', async ({ store }) => {
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
      return dropped
    })
  }

  close(): void {
    this.channel.close()
  }

  private write(table: TableCode, last: Version, id: string, kept: KeptDecision): Promise<Version | 'behind'> {
    return this.transact('readwrite', async (transaction) => {
      const { store } = transaction
      const cursor = await store.openKeyCursor(after(table, NONE_YET), 'prev')
      const present = cursor?.key[1] ?? NONE_YET
      if (last === present) {
        const written = store.put(kept, [table, next(last)])
        // Nothing more is asked: it need not wait for the page to say so by its silence.
        transaction.commit()
        await written
        return next(last)
      }
      const rival = last < present ? await store.get([table, next(last)]) : undefined
      return rival && bears(rival.text, id) ? next(last) : 'behind'
    })
  }
}

interface IndexedDbLogOptions extends LogTools {
  readonly transact: TransactDecisions
  /** Logs of one channel see each other, in every tab. */
  readonly channel: string
  /** Takes a function to call when the page comes back from the back/forward cache: a frozen page gets no messages. */
  readonly onReturn?: (readAnew: () => void) => void
}

/** The database is the caller's, to open and to close. */
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

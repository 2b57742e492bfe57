import 'fake-indexeddb/auto'
import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { describeTableLog } from './contract.ts'
import type { Note, Place } from './contract-tools.ts'
import { DECISIONS, type DecisionsSchema } from './decisions-store.ts'
import type { ServerTime, TableLog } from './index.ts'
import { openIndexedDbLog } from './indexed-db.ts'

let places = 0

const newPlace = async (): Promise<Place> => {
  const name = `place-${places++}`
  const opened: { readonly log: TableLog<Note>; readonly db: IDBPDatabase<DecisionsSchema> }[] = []
  return {
    open: async (tools) => {
      const upgrade = (db: IDBPDatabase<DecisionsSchema>) => void db.createObjectStore(DECISIONS)
      const db = await openDB<DecisionsSchema>(name, 1, { upgrade })
      const log = openIndexedDbLog<Note>({
        clock: () => 0 as ServerTime,
        channel: name,
        transact: async (mode, work) => {
          const transaction = db.transaction(DECISIONS, mode)
          const [result] = await Promise.all([work(transaction), transaction.done])
          return result
        },
        ...tools,
      })
      opened.push({ log, db })
      return log
    },
    remove: async () => {
      await Promise.all(opened.map(({ log }) => log.close()))
      for (const { db } of opened) db.close()
      await deleteDB(name)
    },
  }
}

describeTableLog('IndexedDB', newPlace)

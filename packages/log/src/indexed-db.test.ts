import 'fake-indexeddb/auto'
import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { expect, it } from 'vitest'
import { describeTableLog } from './contract.ts'
import type { Note, Place } from './contract-tools.ts'
import { DECISIONS, type DecisionsSchema } from './decisions-store.ts'
import { NONE_YET, type ServerTime, type TableCode, type TableLog } from './index.ts'
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

it('a page that comes back reads what other pages wrote while it was frozen and heard nothing', async () => {
  const name = `place-${places++}`
  const upgrade = (db: IDBPDatabase<DecisionsSchema>) => void db.createObjectStore(DECISIONS)
  const db = await openDB<DecisionsSchema>(name, 1, { upgrade })
  const openPage = (channel: string, onReturn?: (readAnew: () => void) => void) =>
    openIndexedDbLog<Note>({
      clock: () => 0 as ServerTime,
      // No message of one reaches the other.
      channel,
      transact: async (mode, work) => {
        const transaction = db.transaction(DECISIONS, mode)
        const [result] = await Promise.all([work(transaction), transaction.done])
        return result
      },
      ...(onReturn && { onReturn }),
    })
  let comeBack = () => {}
  const frozen = openPage(`${name} frozen`, (readAnew) => {
    comeBack = readAnew
  })
  const other = openPage(name)
  const table = 'ICI-1' as TableCode
  const heard: string[] = []
  frozen.follow(table, NONE_YET, ({ id }) => heard.push(id))
  await other.append(table, NONE_YET, { id: 'a' } as Note)
  expect(heard).toEqual([])
  comeBack()
  await expect.poll(() => heard).toEqual(['a'])
  await Promise.all([frozen.close(), other.close()])
  db.close()
  await deleteDB(name)
})

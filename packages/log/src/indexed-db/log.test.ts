import 'fake-indexeddb/auto'
import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { expect, it } from 'vitest'
import { describeTableLog } from '../contract/table-log.ts'
import { corrupted, type LogFixture, type Note, table } from '../contract/tools.ts'
import { NONE_YET, type ServerTime, type TableLog } from '../index.ts'
import { openIndexedDbLog } from './log.ts'
import { DECISIONS, LOG_SCOPES, type LogSchema, type LogTransactions, SNAPSHOTS, type TransactLog } from './schema.ts'

let fixtures = 0

const openDatabase = (name: string): Promise<IDBPDatabase<LogSchema>> =>
  openDB<LogSchema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore(DECISIONS)
      db.createObjectStore(SNAPSHOTS)
    },
  })

const transactOver =
  (db: IDBPDatabase<LogSchema>): TransactLog =>
  async (scope, mode, work) => {
    const begun: unknown = db.transaction(LOG_SCOPES[scope], mode)
    const transaction = begun as LogTransactions<typeof mode>[typeof scope]
    const [result] = await Promise.all([work(transaction), transaction.done])
    return result
  }

const clock = () => 0 as ServerTime

const newFixture = async (): Promise<LogFixture> => {
  const name = `fixture-${fixtures++}`
  const opened: { readonly log: TableLog<Note>; readonly db: IDBPDatabase<LogSchema> }[] = []
  return {
    open: async (tools) => {
      const db = await openDatabase(name)
      const log = openIndexedDbLog<Note>({ clock, channel: name, transact: transactOver(db), ...tools })
      opened.push({ log, db })
      return log
    },
    corruptSnapshot: async () => {
      const db = opened[0]?.db
      const found = await db?.get(SNAPSHOTS, table)
      if (found) await db?.put(SNAPSHOTS, { ...found, text: corrupted(found.text) }, table)
    },
    remove: async () => {
      await Promise.all(opened.map(({ log }) => log.close()))
      for (const { db } of opened) db.close()
      await deleteDB(name)
    },
  }
}

describeTableLog('IndexedDB', newFixture)

it('a page restored from the back/forward cache reads what other pages wrote while it was frozen', async () => {
  const name = `fixture-${fixtures++}`
  const db = await openDatabase(name)
  const openPage = (channel: string, onReturn?: (readAnew: () => void) => void) =>
    openIndexedDbLog<Note>({
      clock,
      // Different channels, so that neither page gets the other's messages.
      channel,
      transact: transactOver(db),
      ...(onReturn && { onReturn }),
    })
  let comeBack = () => {}
  const frozen = openPage(`${name} frozen`, (readAnew) => {
    comeBack = readAnew
  })
  const other = openPage(name)
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

import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { expect, it } from 'vitest'
import { describeTableLog } from './contract.ts'
import type { Note, Place } from './contract-tools.ts'
import type { ServerTime, TableCode, TableLog } from './index.ts'
import { openIndexedDbLog } from './indexed-db.ts'

let places = 0

const newPlace = async (): Promise<Place> => {
  const name = `place-${places++}`
  const logs: TableLog<Note>[] = []
  return {
    open: async (tools) => {
      const log = await openIndexedDbLog<Note>({ clock: () => 0 as ServerTime, name, ...tools })
      logs.push(log)
      return log
    },
    remove: async () => {
      await Promise.all(logs.map((log) => log.close()))
      await deleteDB(name)
    },
  }
}

describeTableLog('IndexedDB', newPlace)

it('a newer page may change the shape of the database, and nothing more is written in the old one', async () => {
  const name = `place-${places++}`
  const log = await openIndexedDbLog<Note>({ clock: () => 0 as ServerTime, name })
  const newer = await openDB(name, 2)
  expect(newer.version).toBe(2)
  await expect(log.version('ABCD' as TableCode)).rejects.toThrow()
  newer.close()
  await log.close()
  await deleteDB(name)
})

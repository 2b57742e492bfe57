import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { describeTableLog } from './contract.ts'
import type { Note, Place } from './contract-tools.ts'
import type { ServerTime, TableLog } from './index.ts'
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

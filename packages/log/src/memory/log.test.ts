import { describeTableLog } from '../contract/table-log.ts'
import { type Note, type Place, spoilt, table } from '../contract/tools.ts'
import { Memory, openMemoryLog, type ServerTime, type TableLog } from '../index.ts'

const newPlace = async (): Promise<Place> => {
  const memory = new Memory()
  const logs: TableLog<Note>[] = []
  return {
    open: async (tools) => {
      const log = openMemoryLog<Note>({ clock: () => 0 as ServerTime, memory, ...tools })
      logs.push(log)
      return log
    },
    spoilSnapshot: async () => {
      const found = await memory.snapshot(table)
      if (found) await memory.keepSnapshot(table, { ...found, text: spoilt(found.text) })
    },
    remove: async () => {
      await Promise.all(logs.map((log) => log.close()))
    },
  }
}

describeTableLog('memory', newPlace)

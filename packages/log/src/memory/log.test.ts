import { describeTableLog } from '../contract/table-log.ts'
import { corrupted, type LogFixture, type Note, table } from '../contract/tools.ts'
import { Memory, openMemoryLog, type ServerTime, type TableLog } from '../index.ts'

const newFixture = async (): Promise<LogFixture> => {
  const memory = new Memory()
  const logs: TableLog<Note>[] = []
  return {
    open: async (tools) => {
      const log = openMemoryLog<Note>({ clock: () => 0 as ServerTime, memory, ...tools })
      logs.push(log)
      return log
    },
    corruptSnapshot: async () => {
      const found = await memory.snapshot(table)
      if (found) await memory.keepSnapshot(table, { ...found, text: corrupted(found.text) })
    },
    remove: async () => {
      await Promise.all(logs.map((log) => log.close()))
    },
  }
}

describeTableLog('memory', newFixture)

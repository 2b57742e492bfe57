import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { corrupted, type LogFixture, type Note, table } from '../contract/tools.ts'
import { openSqliteLog } from '../sqlite/log.ts'
import type { TableLog } from '../table-log.ts'
import type { ServerTime } from '../units.ts'

/** A log file in a temporary folder. */
export const newSqliteFixture = (): LogFixture & { readonly file: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-log-'))
  const file = join(folder, 'log.db')
  const logs: TableLog<Note>[] = []
  return {
    file,
    open: async (tools) => {
      const log = await openSqliteLog<Note>({ clock: () => 0 as ServerTime, file, ...tools })
      logs.push(log)
      return log
    },
    corruptSnapshot: async () => {
      await Promise.all(logs.map((log) => log.close()))
      const db = new Database(file)
      const [found] = db.prepare('SELECT body FROM snapshots WHERE code = ?').all(table) as { body: string }[]
      db.prepare('UPDATE snapshots SET body = ? WHERE code = ?').run(corrupted(found?.body ?? ''), table)
      db.close()
    },
    remove: async () => {
      await Promise.all(logs.map((log) => log.close()))
      rmSync(folder, { recursive: true })
    },
  }
}

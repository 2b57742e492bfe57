import { writeSync } from 'node:fs'
import { openSqliteLog } from '../sqlite/log.ts'
import type { ServerTime, TableCode, Version } from '../units.ts'

/** Child process of crash.test.ts: appends to three tables as fast as it can, and prints « TABLE version » for each acknowledged append. */
const log = await openSqliteLog({ file: process.argv[2] as string, clock: () => Date.now() as ServerTime })
/** Writes synchronously: output that process.stdout buffers would be lost when the process is killed. A full pipe is retried. */
const print = (line: string) => {
  for (;;) {
    try {
      return writeSync(1, `${line}\n`)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}
print('ready')

const write = async (table: TableCode): Promise<never> => {
  for (let version = await log.version(table); ; ) {
    const answer = await log.append(table, version, { id: `${table} ${version + 1}` })
    if (answer === 'behind') throw new Error('there is no other writer')
    version = answer as Version
    print(`${table} ${version}`)
  }
}

await Promise.all(['A', 'B', 'C'].map((table) => write(table as TableCode)))

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Host } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import type { TableCode, TableLog } from '@tablee/log'
import { openSqliteLog } from '@tablee/log/sqlite'
import { keyOf } from '../../src/http/callers.ts'
import { secretOf } from '../../testing/test-client.ts'
import { checkoutAt, codeAt, deviceName, type Laid, layLog, recordRenames } from './logs.ts'

const HOUR = 3_600_000

/** What opening a table took. */
interface Opened {
  /** Decisions that were read. */
  readonly read: number
  readonly milliseconds: number
}

/** Wraps a log and counts what is read. */
const counting = (log: TableLog<Decision>) => {
  let read = 0
  const counted = async function* (decisions: AsyncIterable<Decision>) {
    for await (const decision of decisions) {
      read += 1
      yield decision
    }
  }
  const proxy = new Proxy(log, {
    get: (target, name) => {
      if (name === 'read') return (...args: Parameters<typeof log.read>) => counted(target.read(...args))
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { log: proxy, read: () => read }
}

/** Opens long tables with the real host over a log file: the first time, and again like a restarted server. */
export const openDeep = async (dir: string, depths: readonly number[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-cost-'))
  try {
    const { shelf } = await checkoutAt(dir)
    const at = Date.now() - HOUR
    const laid: Laid[] = []
    for (const [nth, depth] of depths.entries())
      laid.push({ code: codeAt(nth), recorded: await recordRenames(dir, depth, at) })
    await layLog(dir, folder, laid)
    const openEach = async (): Promise<Opened[]> => {
      const all: Opened[] = []
      const own = await openSqliteLog<Decision>({ file: join(folder, 'tables.db'), clock: Date.now as never })
      const { log, read } = counting(own)
      const host = new Host({ log, shelf, stamp: 'cost' })
      for (const { code } of laid) {
        const before = read()
        const start = performance.now()
        const table = await host.open(code as TableCode)
        if (table === undefined) throw new Error(`no table ${code}`)
        all.push({ read: read() - before, milliseconds: performance.now() - start })
        // From the first move that this version writes, the size of a table is known without reading it.
        const key = keyOf(secretOf(deviceName(code, 'Lea')))
        const visit = await table.visit({ key, onChange: () => {} })
        const answer = await visit.ask({ type: 'rename', name: `Lea ${all.length} ${start}`.slice(0, 16) }, `m${start}`)
        if (answer.type !== 'done') throw new Error(`not renamed: ${JSON.stringify(answer)}`)
        visit.leave()
      }
      await host.close()
      await own.close()
      return all
    }
    return { first: await openEach(), again: await openEach() }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

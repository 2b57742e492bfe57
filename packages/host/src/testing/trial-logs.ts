import type { Decision } from '@tablee/kernel'
import type { TableLog } from '@tablee/log'

/** Test support: a log that delivers nothing to followers; the node has to read. */
export const deafLog = (log: TableLog<Decision>): TableLog<Decision> =>
  Object.assign(Object.create(log), { follow: () => () => {} })

/** Test support: a log whose next appends fail, before or after the write, or wait for a promise first. */
export const faultyLog = (log: TableLog<Decision>) => {
  const faults: ('before' | 'after' | Promise<void>)[] = []
  const append: typeof log.append = async (...entry) => {
    const fault = faults.shift()
    if (typeof fault === 'object') await fault
    if (fault === 'before') throw new Error('disk full')
    const answer = await log.append(...entry)
    if (fault === 'after') throw new Error('connection lost')
    return answer
  }
  return { faults, log: Object.assign(Object.create(log), { append }) as TableLog<Decision> }
}

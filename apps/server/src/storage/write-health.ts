import type { Decision } from '@tablee/kernel'
import { LogClosed, type TableCode, type TableLog } from '@tablee/log'
import { withAppend } from './with-append.ts'

/** Not a valid code, which has capitals and digits only: no client can open this table. */
const PROBE = '~probe' as TableCode
/** Milliseconds between two probes after an append has failed. */
const PROBE_EVERY = 5000

interface WatchedLog {
  readonly log: TableLog<Decision>
  /** False from a failed append until one succeeds. */
  isWritable(): boolean
  close(): void
}

interface WatchOptions {
  readonly probeEvery?: number
  /** Milliseconds for which appends may fail: while a cluster elects a leader, not all nodes should become « not ready » at once. */
  readonly tolerated?: number
}

/**
 * Wraps a log and notices when its disk is full or gone. A server that is not ready gets no more people, and so perhaps no more appends:
 * until one succeeds it appends to a probe table, which it drops again.
 */
export const watchWrites = (
  log: TableLog<Decision>,
  { probeEvery = PROBE_EVERY, tolerated = 0 }: WatchOptions = {},
): WatchedLog => {
  let failingSince: number | undefined
  let probeTimer: NodeJS.Timeout | undefined
  const probe = async (): Promise<void> => {
    try {
      await log.append(PROBE, await log.version(PROBE), { id: 'probe' } as Decision)
      await log.drop(PROBE)
      failingSince = undefined
    } catch {
      scheduleProbe()
    }
  }
  const scheduleProbe = (): void => {
    probeTimer = setTimeout(() => failingSince === undefined || void probe(), probeEvery)
    probeTimer.unref()
  }
  const append: typeof log.append = async (...entry) => {
    try {
      const answer = await log.append(...entry)
      if (answer !== 'behind') failingSince = undefined
      return answer
    } catch (error) {
      // A decision that is too large, or an append after close, says nothing about the disk.
      if (error instanceof RangeError || error instanceof LogClosed) throw error
      if (failingSince === undefined) {
        failingSince = performance.now()
        clearTimeout(probeTimer)
        scheduleProbe()
      }
      throw error
    }
  }
  return {
    log: withAppend(log, append),
    isWritable: () => failingSince === undefined || performance.now() - failingSince < tolerated,
    close: () => clearTimeout(probeTimer),
  }
}

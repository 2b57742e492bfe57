import type { Decision } from '@tablee/kernel'
import { LogClosed, type TableCode, type TableLog } from '@tablee/log'

/** Nobody can type it: codes have capitals and digits only. */
const PROBE = '~probe' as TableCode
/** Milliseconds between two tries to write, once an append has failed. */
const TRY_AGAIN = 5000

interface Watched<Log> {
  readonly log: Log
  /** False from a failed append until something can be written again. */
  isWritable(): boolean
  close(): void
}

/**
 * The same log, which notices that its disk is full or gone. Nobody is sent to a server that is not ready, so that nobody may append any more:
 * then it tries by itself, with a table of its own that it drops again.
 */
export const watchWrites = <Log extends TableLog<Decision>>(log: Log, tryAgain = TRY_AGAIN): Watched<Log> => {
  let isWritable = true
  let waiting: NodeJS.Timeout | undefined
  const probe = async (): Promise<void> => {
    try {
      await log.append(PROBE, await log.version(PROBE), { id: 'probe' } as Decision)
      await log.drop(PROBE)
      isWritable = true
    } catch {
      wait()
    }
  }
  const wait = (): void => {
    waiting = setTimeout(() => isWritable || void probe(), tryAgain)
    waiting.unref()
  }
  const append: Log['append'] = async (...entry) => {
    try {
      const answer = await log.append(...entry)
      if (answer !== 'behind') isWritable = true
      return answer
    } catch (error) {
      // What is too large, or comes after the end, is no fault of the disk.
      if (error instanceof RangeError || error instanceof LogClosed) throw error
      if (isWritable) {
        isWritable = false
        clearTimeout(waiting)
        wait()
      }
      throw error
    }
  }
  return {
    log: Object.assign(Object.create(log), { append }) as Log,
    isWritable: () => isWritable,
    close: () => clearTimeout(waiting),
  }
}

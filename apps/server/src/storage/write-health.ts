import type { Decision } from '@tablee/kernel'
import { LogClosed, type TableCode, type TableLog } from '@tablee/log'
import { withAppend } from './with-append.ts'

/** Nobody can type it: codes have capitals and digits only. */
const PROBE = '~probe' as TableCode
/** Milliseconds between two tries to write, once an append has failed. */
const TRY_AGAIN = 5000

interface Watched {
  readonly log: TableLog<Decision>
  /** False from a failed append until something can be written again. */
  isWritable(): boolean
  close(): void
}

interface WatchOptions {
  readonly tryAgain?: number
  /** Milliseconds for which appends may fail: a cluster chooses a new leader meanwhile, and every node would be not ready at once. */
  readonly tolerated?: number
}

/**
 * The same log, which notices that its disk is full or gone. Nobody is sent to a server that is not ready, so that nobody may append any more:
 * then it tries by itself, with a table of its own that it drops again.
 */
export const watchWrites = (
  log: TableLog<Decision>,
  { tryAgain = TRY_AGAIN, tolerated = 0 }: WatchOptions = {},
): Watched => {
  let failingSince: number | undefined
  let waiting: NodeJS.Timeout | undefined
  const probe = async (): Promise<void> => {
    try {
      await log.append(PROBE, await log.version(PROBE), { id: 'probe' } as Decision)
      await log.drop(PROBE)
      failingSince = undefined
    } catch {
      wait()
    }
  }
  const wait = (): void => {
    waiting = setTimeout(() => failingSince === undefined || void probe(), tryAgain)
    waiting.unref()
  }
  const append: typeof log.append = async (...entry) => {
    try {
      const answer = await log.append(...entry)
      if (answer !== 'behind') failingSince = undefined
      return answer
    } catch (error) {
      // What is too large, or comes after the end, is no fault of the disk.
      if (error instanceof RangeError || error instanceof LogClosed) throw error
      if (failingSince === undefined) {
        failingSince = performance.now()
        clearTimeout(waiting)
        wait()
      }
      throw error
    }
  }
  return {
    log: withAppend(log, append),
    isWritable: () => failingSince === undefined || performance.now() - failingSince < tolerated,
    close: () => clearTimeout(waiting),
  }
}

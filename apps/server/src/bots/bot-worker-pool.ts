import { availableParallelism } from 'node:os'
import type { Think } from '@tablee/host'
import { Piscina } from 'piscina'

/** One processor at least is left to those who play. */
const MOST = availableParallelism() > 2 ? 2 : 1

/** More would come too late to be heard. */
const LONGEST_QUEUE = 64

/** Each thread holds the word lists: those that have had nothing to think about for a while are let go. */
const IDLE = 60_000

interface Thinkers {
  readonly think: Think
  readonly close: () => Promise<void>
}

/**
 * Threads in which bots think, so that the loop which serves people never does; `file` is thinker.ts, built. A thread that dies
 * is reported, and costs no more than its thought.
 */
export const openThinkers = (file: URL, report: (error: unknown) => void = console.error): Thinkers => {
  const pool = new Piscina({ filename: file.href, minThreads: 0, maxThreads: MOST, idleTimeout: IDLE })
  let isClosed = false
  pool.on('error', (error) => isClosed || report(error))
  const think: Think = async (question) => {
    if (isClosed || pool.queueSize >= LONGEST_QUEUE) return undefined
    try {
      return await pool.run(question)
    } catch (error) {
      if (isClosed) return undefined
      throw error
    }
  }
  const close = async () => {
    isClosed = true
    await pool.destroy()
  }
  return { think, close }
}

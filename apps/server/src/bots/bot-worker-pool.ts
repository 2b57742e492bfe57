import { availableParallelism } from 'node:os'
import type { Think } from '@tablee/host'
import { Piscina } from 'piscina'

/** Leaves at least one core to the event loop. */
const MAX_THREADS = availableParallelism() > 2 ? 2 : 1

/** The answer to a longer queue would come too late to be used. */
const MAX_QUEUE = 64

/** Milliseconds after which an idle thread ends: each holds the word lists in memory. */
const IDLE_TIMEOUT = 60_000

interface BotWorkers {
  readonly think: Think
  readonly close: () => Promise<void>
}

/**
 * Worker threads in which bots think, so that slow thinking never blocks the event loop. `file` is the built bot-worker.ts. A thread that
 * dies is reported; only the thought it worked on is lost.
 */
export const openBotWorkers = (file: URL, report: (error: unknown) => void = console.error): BotWorkers => {
  const pool = new Piscina({ filename: file.href, minThreads: 0, maxThreads: MAX_THREADS, idleTimeout: IDLE_TIMEOUT })
  let isClosed = false
  pool.on('error', (error) => isClosed || report(error))
  const think: Think = async (question) => {
    if (isClosed || pool.queueSize >= MAX_QUEUE) return undefined
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

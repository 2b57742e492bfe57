import { setTimeout as pause } from 'node:timers/promises'
import type { startBuiltServer } from '../built-server.ts'

type Server = Awaited<ReturnType<typeof startBuiltServer>>

/** Lets the trial force a garbage collection in the server, to measure what it really holds. */
export const GC_ON_SIGNAL = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>gc())']

export interface Vitals {
  readonly rss: number
  readonly heap: number
  /** Mostly buffers. */
  readonly external: number
  readonly sockets: number
  readonly tables: number
  /** CPU seconds so far. */
  readonly cpu: number
}

const MB = 1_048_576

/** Memory in MB, and counts. */
export const vitalsOf = async ({ url }: Pick<Server, 'url'>): Promise<Vitals> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    rss: value('process_resident_memory_bytes') / MB,
    heap: value('nodejs_heap_size_used_bytes') / MB,
    external: value('nodejs_external_memory_bytes') / MB,
    sockets: value('tablee_sockets'),
    tables: value('tablee_open_tables'),
    cpu: value('process_cpu_seconds_total'),
  }
}

/** Each scrape costs the server some milliseconds. */
const LOOK_AGAIN = 500

/** Waits until the vitals meet a condition; undefined after the timeout in milliseconds. */
export const vitalsWhen = async (
  server: Server,
  isIt: (vitals: Vitals) => boolean,
  within = 120_000,
): Promise<Vitals | undefined> => {
  for (const end = performance.now() + within; performance.now() < end; await pause(LOOK_AGAIN)) {
    const vitals = await vitalsOf(server)
    if (isIt(vitals)) return vitals
  }
  return undefined
}

/** The server caches its metrics for a second. */
const NEW_FIGURES = 1500

/** The number of sockets, after those that were just closed are gone. */
export const settledSockets = async (server: Server): Promise<number> => {
  for (let before = Number.NaN; ; await pause(NEW_FIGURES)) {
    const { sockets } = await vitalsOf(server)
    if (sockets === before) return sockets
    before = sockets
  }
}

/** The vitals after a garbage collection. */
export const vitalsAfterGc = async (server: Server): Promise<Vitals> => {
  // Twice, because objects freed by the first may have held others.
  for (let nth = 0; nth < 2; nth++) {
    server.signal('SIGUSR2')
    await pause(LOOK_AGAIN)
  }
  return vitalsOf(server)
}

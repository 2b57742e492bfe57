import { setTimeout as pause } from 'node:timers/promises'
import type { startBuiltServer } from '../built-server.ts'

type Server = Awaited<ReturnType<typeof startBuiltServer>>

/** So that a server can be told to clean up: what it holds then is what it needs. */
export const MAY_CLEAN_UP = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>gc())']

export interface Vitals {
  readonly rss: number
  readonly heap: number
  /** Buffers, mostly. */
  readonly external: number
  readonly sockets: number
  readonly tables: number
  /** Seconds of the processor, so far. */
  readonly cpu: number
}

const MB = 1_048_576

/** In MB, and how many. */
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

/** Each look costs the server some milliseconds. */
const LOOK_AGAIN = 500

/** Once they are as they should be; undefined if that is not within so many milliseconds. */
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

/** The server gives the same figures again for a second. */
const NEW_FIGURES = 1500

/** How many sockets there are, once those of whoever has just hung up are gone. */
export const settledSockets = async (server: Server): Promise<number> => {
  for (let before = Number.NaN; ; await pause(NEW_FIGURES)) {
    const { sockets } = await vitalsOf(server)
    if (sockets === before) return sockets
    before = sockets
  }
}

/** Without what nobody needs any more. */
export const cleanVitals = async (server: Server): Promise<Vitals> => {
  // Twice: what the first one frees may have held something else.
  for (let nth = 0; nth < 2; nth++) {
    server.signal('SIGUSR2')
    await pause(LOOK_AGAIN)
  }
  return vitalsOf(server)
}

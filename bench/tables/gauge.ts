import { createInterface } from 'node:readline'

/** Loaded into every measured server: reports its CPU time and memory to the parent process. */
export interface Reading {
  /** CPU milliseconds of all threads since the start. */
  readonly cpu: number
  /** Bytes. */
  readonly rss: number
  readonly heap: number
}

export type Command = 'read' | 'weigh' | 'stop'

const read = (): Reading => {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { cpu: (user + system) / 1000, rss, heap: heapUsed + external }
}

/** Memory after garbage collection. The second collection frees what the first one only released. */
const weigh = (): Reading => {
  for (let times = 0; times < 2; times++) globalThis.gc?.()
  return read()
}

// Commands by line over stdin and stdout: with an IPC channel some servers would believe that a process manager runs them.
createInterface({ input: process.stdin })
  .on('line', (asked) => {
    if (asked === ('stop' satisfies Command)) process.exit()
    console.log(JSON.stringify(asked === ('weigh' satisfies Command) ? weigh() : read()))
  })
  .on('close', () => process.exit())

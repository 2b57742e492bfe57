import { createInterface } from 'node:readline'

/** Loaded into every server that is measured: what it has used is told to whoever started it. */
export interface Reading {
  /** Milliseconds of all its threads since it started. */
  readonly cpu: number
  /** Bytes. */
  readonly rss: number
  readonly heap: number
}

export type Asked = 'read' | 'weigh' | 'stop'

const read = (): Reading => {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { cpu: (user + system) / 1000, rss, heap: heapUsed + external }
}

/** What is still used once all rubbish is gone; the second time takes what only the first one let go of. */
const weigh = (): Reading => {
  for (let times = 0; times < 2; times++) globalThis.gc?.()
  return read()
}

// By lines of its input and output: with a channel to its parent, Node would have some servers believe that a manager of processes runs them.
createInterface({ input: process.stdin })
  .on('line', (asked) => {
    if (asked === ('stop' satisfies Asked)) process.exit()
    console.log(JSON.stringify(asked === ('weigh' satisfies Asked) ? weigh() : read()))
  })
  .on('close', () => process.exit())

/** Browsers have no setImmediate. */
const { setImmediate = (act) => setTimeout(act, 0) } = globalThis as {
  readonly setImmediate?: (act: () => void) => unknown
}

/** Once everything else that waits has had its turn: sockets, timers, commits. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

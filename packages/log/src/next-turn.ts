/** Browsers have no setImmediate. */
const { setImmediate = (act) => setTimeout(act, 0) } = globalThis as {
  readonly setImmediate?: (act: () => void) => unknown
}

/** Resolves in the next turn of the event loop, after pending sockets, timers and commits. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

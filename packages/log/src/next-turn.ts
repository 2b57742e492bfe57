/** Browsers have no setImmediate. */
const soon: (act: () => void) => void = globalThis.setImmediate ?? ((act) => setTimeout(act, 0))

/** Once everything else that waits has had its turn: sockets, timers, commits. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => soon(resolve))

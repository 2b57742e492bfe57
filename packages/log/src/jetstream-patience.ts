import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds before each try: the second is for a rival's sake, the others outlast the choice of a new leader. */
const TRIES = [0, 0, 50, 200, 500, 1000, 1500, 2000]

/** While a new leader is chosen nobody answers. */
export const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  let trouble: unknown
  for (const wait of TRIES) {
    if (wait > 0) await pause(wait)
    try {
      return await work()
    } catch (error) {
      trouble = error
    }
  }
  throw trouble
}

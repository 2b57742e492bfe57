import type { Ledger } from '../hostile/ledger.ts'

/** What an attack gets. */
export interface Scene {
  readonly url: string
  /** The one address that everything comes from. */
  readonly from: string
  readonly ledger: Ledger
  /** Duration, for attacks that have no end of their own. */
  readonly seconds: number
  /** The result of `prepare`. */
  readonly prepared: unknown
}

export interface Struck {
  /** Bytes sent, as far as the attack counts them. */
  readonly bytes: number
  readonly figures: Readonly<Record<string, number | string>>
}

/** An attack by one person at one address who sends only legal messages. */
export interface Attack {
  readonly name: string
  /** Its number in the audit. */
  readonly finding: string
  readonly seconds: number
  /** Heap limit of the server in MB; by default Node's own. */
  readonly heapLimit?: number
  /** Environment variables of the server. */
  readonly env?: Readonly<Record<string, string>>
  /** The attack begins when the server starts, so that there is no quiet measurement before it. */
  readonly isAtStart?: boolean
  /** Writes log files into the server's folder with the code of that checkout. */
  readonly prepare?: (dir: string, folder: string) => Promise<unknown>
  /** Creates tables and takes seats before the measurement; the returned function attacks. */
  readonly ready: (scene: Scene) => Promise<() => Promise<Struck>>
}

export const countInto = (counts: Record<string, number>, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1
}

/** Runs that many workers concurrently. */
export const inParallel = async (workers: number, work: (nth: number) => Promise<void>): Promise<void> => {
  await Promise.all(Array.from({ length: workers }, (_, nth) => work(nth)))
}

import type { Ledger } from '../hostile/ledger.ts'

/** What somebody who attacks has in hand. */
export interface Scene {
  readonly url: string
  /** The one address that it all comes from. */
  readonly from: string
  readonly ledger: Ledger
  /** For how long to go on, for attacks that could go on for ever. */
  readonly seconds: number
  /** What `prepare` handed on. */
  readonly prepared: unknown
}

export interface Struck {
  /** Bytes sent, as far as the attack counts them. */
  readonly bytes: number
  readonly figures: Readonly<Record<string, number | string>>
}

/** One person at one address who sends legal messages only. */
export interface Attack {
  readonly name: string
  /** Its number in the audit. */
  readonly finding: string
  readonly seconds: number
  /** MB of heap that the server gets; else what Node takes. */
  readonly heapLimit?: number
  /** Environment of the server. */
  readonly env?: Readonly<Record<string, string>>
  /** It begins with the server: what others notice before has no quiet. */
  readonly isAtStart?: boolean
  /** Lays log files into the server's folder, written by the code of that checkout. */
  readonly prepare?: (dir: string, folder: string) => Promise<unknown>
  /** Tables are made and seats taken before anything is measured; then it strikes. */
  readonly ready: (scene: Scene) => Promise<() => Promise<Struck>>
}

export const countInto = (counts: Record<string, number>, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1
}

/** So many at a time, for so long or until there is none left. */
export const inParallel = async (workers: number, work: (nth: number) => Promise<void>): Promise<void> => {
  await Promise.all(Array.from({ length: workers }, (_, nth) => work(nth)))
}

import type { Actor } from '@tablee/kernel'

/** A finished game, for whoever sat there (ALL-5): the same machine plays it again on any device. */
export interface Replay {
  readonly number: number
  readonly game: string
  readonly seed: string
  /** Names as they were when it began, by seat. */
  readonly names: Readonly<Record<string, string>>
  /** The first one is the set-up. */
  readonly steps: readonly ReplayStep[]
}

export interface ReplayStep {
  /** Of the table's own time; the set-up is at 0. */
  readonly at: number
  readonly by?: Actor
  readonly move?: unknown
  readonly events: readonly unknown[]
}

import type { Actor } from '@tablee/kernel'

/** A finished game, for the people who sat at the table (ALL-5). Any device can replay it with the game's own rules. */
export interface Replay {
  readonly number: number
  readonly game: string
  readonly seed: string
  /** Names at the start of the game, by seat. */
  readonly names: Readonly<Record<string, string>>
  /** The first step is the set-up. */
  readonly steps: readonly ReplayStep[]
}

export interface ReplayStep {
  /** In the table's own time; the set-up is at 0. */
  readonly at: number
  readonly by?: Actor
  readonly move?: unknown
  readonly events: readonly unknown[]
}

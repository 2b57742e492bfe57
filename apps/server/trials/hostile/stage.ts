import type { startBuiltServer } from '../built-server.ts'

/** Where the trials take place. */
export interface Stage {
  readonly server: Awaited<ReturnType<typeof startBuiltServer>>
  readonly seed: string
}

/** What a trial counted, and whether that is as it should be. */
export interface Finding {
  readonly figures: Readonly<Record<string, number | string>>
  readonly isWell: boolean
}

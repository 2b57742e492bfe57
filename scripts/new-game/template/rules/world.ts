import type { Tools } from '@tablee/kernel'

/** What the game asks of the word list. */
export interface World {
  /** « Été » → ETE; undefined for what has no letters. */
  readonly fold: (text: string) => string | undefined
  /** NOU-4 */
  readonly isWord: (letters: string) => boolean
  /** For bots: the letters that can follow. */
  readonly next: (beginning: string) => readonly string[]
}

export type GameTools = Tools & World

import type { Tools } from '@tablee/kernel'

interface Card {
  readonly front: string
  readonly back: string
}

interface KnownAnswer {
  readonly word: string
  /** A proper noun or a foreign word: no spelling list vouches for it. */
  readonly isMarked: boolean
}

/** What Mot pour Mot asks of the world beside time and chance. */
export interface MotPourMotWorld {
  readonly cards: ReadonlyMap<string, Card>
  /** What bots know to answer. */
  readonly answers: (category: string) => readonly KnownAnswer[]
  /** « Œuf-là » → OEUFLA (ALL-1); undefined when it is no word. */
  readonly fold: (written: string) => string | undefined
  /** MPM-22: does the lexicon know a word with these letters? */
  readonly isSpelled: (letters: string) => boolean
  /** MPM-22: the known words closest to an unknown one. */
  readonly nearest: (letters: string) => readonly string[]
}

export type MotPourMotTools = Tools & MotPourMotWorld

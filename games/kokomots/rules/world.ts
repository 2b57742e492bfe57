import type { Tools } from '@tablee/kernel'

export const CONSTRAINTS = ['first', 'second', 'last', 'spell'] as const
export type Constraint = (typeof CONSTRAINTS)[number]

/** KOK-1 */
export interface LetterCard {
  /** One of A–Z. */
  readonly letter: string
  /** KOK-20, KOK-21 */
  readonly constraint?: Constraint
}

export interface Theme {
  readonly title: string
  /** As written: « New York », « porte-avions ». */
  readonly answers: readonly string[]
  /** Where a machine can tell, by the letters of a word (ALL-1). */
  readonly passes?: (letters: string) => boolean
}

export interface ThemeCard {
  readonly sides: readonly [Theme, Theme]
}

/** What Kokomots asks of the world beside time and chance. */
export interface KokomotsWorld {
  readonly themes: ReadonlyMap<string, ThemeCard>
  readonly letters: ReadonlyMap<string, LetterCard>
  /** « Œuf-là » → OEUFLA (ALL-1); undefined when it is no word. */
  readonly fold: (written: string) => string | undefined
  /** Whether the spelling list has it, by its letters. */
  readonly isSpelled: (letters: string) => boolean
}

export type KokomotsTools = Tools & KokomotsWorld

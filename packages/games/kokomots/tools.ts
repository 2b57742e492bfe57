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

/** What a machine can tell of a word, over its letters by ALL-1. */
export type Check =
  | { readonly kind: 'longer-than'; readonly letters: number }
  | { readonly kind: 'starts-with' | 'ends-with' | 'contains'; readonly letters: string }
  | { readonly kind: 'double-letter' }

export interface Theme {
  readonly title: string
  /** As written: « New York », « porte-avions ». */
  readonly answers: readonly string[]
  readonly check?: Check
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
}

export type KokomotsTools = Tools & KokomotsWorld

import type { Tools } from '@tablee/kernel'

export interface Entry {
  readonly word: string
  /** n.m., n.f., adj., adv., v.t., v.i., loc. adv. */
  readonly kind: string
  readonly definition: string
  /** What bots hand in; a deck of one's own may have none. */
  readonly bluffs: readonly string[]
}

/** LAU-4 */
export interface DefinitionCard {
  readonly words: readonly [Entry, Entry, Entry, Entry]
}

/** What Les Lauriers asks of the world beside time and chance. */
export interface LauriersWorld {
  readonly cards: ReadonlyMap<string, DefinitionCard>
}

export type LauriersTools = Tools & LauriersWorld

import type { BotLevel } from '@tablee/kernel'
import type { Commonness } from '@tablee/lexicon'

/** How much somebody heeds what is not points at once. */
export interface Weights {
  /** What the others could make of a row that is left to them. */
  readonly threat: number
  /** What one could make of the rows oneself, the next time. */
  readonly prospect: number
  /** What a card is good for later. */
  readonly keeping: number
  /** How heavy a full hand is. Without it waiting pays, and a table at which everybody waits is no game. */
  readonly burden: number
}

interface Habits {
  readonly weights: Weights
  /** In points: how far off a judgement may be. */
  readonly blur: number
  /** Of a hundred choices, how many come to mind. */
  readonly sees: number
  /** How rare a word may be to come to mind. What only a dictionary knows is left to people: it makes nobody's game better. */
  readonly knows: Exclude<Commonness, 'rare'>
}

export const HABITS: Readonly<Record<BotLevel, Habits>> = {
  gentle: { weights: { threat: 0, prospect: 0, keeping: 0, burden: 0.5 }, blur: 5, sees: 50, knows: 'everyday' },
  steady: { weights: { threat: 0.6, prospect: 0.2, keeping: 1, burden: 0.3 }, blur: 2, sees: 85, knows: 'known' },
  sharp: { weights: { threat: 1.2, prospect: 0.3, keeping: 2, burden: 0.15 }, blur: 0, sees: 100, knows: 'known' },
}

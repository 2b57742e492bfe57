import type { Reason } from './claims/reasons.ts'

/** KOK-40: the word, its theme or themes, the cards. */
export interface Announced {
  readonly word: string
  /** Which of the four, from 0. */
  readonly column: number
  /** KOK-27: with the fifth theme as well. */
  readonly isLinked: boolean
  /** The theme cards that were meant, if they are named: what was uncovered meanwhile is another (ALL-8). */
  readonly themes?: readonly string[]
  /** Of the hand, the packet or the turned letters, and of the column. */
  readonly cards: readonly string[]
  /** KOK-35: which packet, from 0. */
  readonly packet?: number
  /** ALL-9: nobody could judge it, no list knows it, and it is meant all the same. */
  readonly isSure?: boolean
}

/** What is sent late must not hit the next round or another word (ALL-8): moves name theirs. */
export type Move =
  /** The timer may start: KOK-13, KOK-35. */
  | { readonly type: 'ready' }
  | ({ readonly type: 'claim' } & Announced)
  /** KOK-21: one of A–Z. */
  | { readonly type: 'spell'; readonly claim: number; readonly letter: string }
  | { readonly type: 'accept'; readonly claim: number }
  | { readonly type: 'refuse'; readonly claim: number; readonly reason: Reason }
  /** KOK-32: silent, and no longer waited for. */
  | { readonly type: 'abstain'; readonly claim: number }
  /** KOK-11 */
  | { readonly type: 'discard' }
  /** KOK-35: a word for one of the team's packets. */
  | { readonly type: 'suggest'; readonly word: string; readonly packet: number }
  /** KOK-15: the timekeeper's tap, and the others' shout. */
  | { readonly type: 'stop'; readonly turn: number }
  | { readonly type: 'nudge'; readonly turn: number }
  /** KOK-33 */
  | { readonly type: 'turn-letters' }
  | { readonly type: 'tap'; readonly round: number }
  | { readonly type: 'skip'; readonly round: number }
  /** KOK-31: whoever tapped has no word after all. */
  | { readonly type: 'give-up' }
  | { readonly type: 'pay'; readonly card: string }
  /** The clock's, when something is due; the host's, at a table without a clock (ALL-7). */
  | { readonly type: 'time-up'; readonly step: number }

import type { Line } from './lines.ts'
import type { Box } from './state.ts'

/** What is sent late must not hit the next round (ALL-8): writers and voters name theirs. */
interface OfRound {
  readonly round: number
}

export type Move =
  | { readonly type: 'draw'; readonly box: Box }
  /** Which of the card's four words, from 0. */
  | { readonly type: 'pick'; readonly nth: number }
  | ({ readonly type: 'draft'; readonly text: string } & OfRound)
  | ({ readonly type: 'hand-in'; readonly text: string } & OfRound)
  | ({ readonly type: 'take-back' } & OfRound)
  | { readonly type: 'close' }
  /** The whole desk: which texts are one, how each is worded, in which order they are read. */
  | { readonly type: 'arrange'; readonly lines: readonly Line[] }
  | { readonly type: 'shuffle' }
  | { readonly type: 'publish' }
  /** The next definition is read; of two that cross, one is for nothing. */
  | { readonly type: 'read-on'; readonly step: number }
  | ({ readonly type: 'stake' } & OfRound)
  | ({ readonly type: 'vote'; readonly line: number } & OfRound)
  | { readonly type: 'tell' }
  | { readonly type: 'go-on' }
  /** The clock's, when something is due, or all who are waited for are away (LAU-24); the host's, at a table without a clock (ALL-7). */
  | { readonly type: 'time-up'; readonly step: number }

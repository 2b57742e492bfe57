import type { SeatId } from '@tablee/kernel'
import type { PhaseName } from './options.ts'
import type { Ballot } from './state.ts'

export type Move =
  | { readonly type: 'name-captain'; readonly seat: SeatId }
  | { readonly type: 'draw' }
  | { readonly type: 'turn-over' }
  | { readonly type: 'start-timer' }
  | { readonly type: 'suggest'; readonly word: string }
  /** One of A–Z. */
  | { readonly type: 'spell'; readonly letter: string }
  | { readonly type: 'take-back'; readonly count: number }
  | { readonly type: 'done' }
  | { readonly type: 'tell'; readonly word: string }
  | { readonly type: 'accept' }
  | { readonly type: 'check-spelling' }
  | { readonly type: 'plead' }
  | { readonly type: 'contest' }
  | { readonly type: 'withdraw' }
  | { readonly type: 'call-vote' }
  | { readonly type: 'vote'; readonly vote: Ballot }
  /** The clock's, when something is due; the host's, at a table without a clock (ALL-7). Overtaken, it is for nothing. */
  | { readonly type: 'time-up'; readonly phase: PhaseName }

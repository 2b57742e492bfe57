import type { SeatId } from '@tablee/kernel'
import type { Ballot, Reason } from './claims/reasons.ts'
import type { Options } from './options.ts'
import type { Camp, Claim, Column, Letter, LyingTheme, NumberedWait } from './state.ts'

type Waits = { readonly wait: NumberedWait }

/** What happened. Everything chance decided is written here, so that `evolve` only carries it out. */
export type Event =
  | ({
      readonly type: 'set-up'
      readonly options: Options
      readonly seats: readonly SeatId[]
      readonly camps: readonly Camp[]
      readonly columns: readonly Column[]
      readonly fifth: readonly LyingTheme[]
      readonly boxed: readonly LyingTheme[]
      readonly hands: Readonly<Record<SeatId, readonly Letter[]>>
      readonly draw: readonly Letter[]
      /** KOK-4 */
      readonly first: SeatId
      readonly holders?: readonly SeatId[]
    } & Waits)
  /** KOK-12: the discards, shuffled, under what was left. */
  | { readonly type: 'pile-made'; readonly order: readonly string[] }
  /** A turn is next; a team's packets are dealt to these holders (KOK-35). */
  | ({ readonly type: 'turn-readied'; readonly camp: string; readonly holders?: readonly SeatId[] } & Waits)
  | ({ readonly type: 'turn-began'; readonly camp: string } & Waits)
  | { readonly type: 'claimed'; readonly claim: Claim }
  | { readonly type: 'letter-spelled'; readonly claim: number; readonly letter: string }
  | ({ readonly type: 'spelled'; readonly claim: number } & Waits)
  /** KOK-21: by a wrong letter, or because the time to spell ran out. */
  | { readonly type: 'slipped'; readonly claim: number; readonly isTimeUp?: true }
  | { readonly type: 'voted'; readonly claim: number; readonly seat: SeatId; readonly vote: Ballot }
  | { readonly type: 'refused'; readonly claim: number; readonly reasons: Readonly<Record<SeatId, Reason>> }
  /** KOK-7: cards and themes are taken, what lay under is uncovered; on trust where nobody could judge what the deck does not know. */
  | { readonly type: 'stood'; readonly claim: number; readonly isOnTrust?: true }
  | { readonly type: 'hand-filled'; readonly seat: SeatId }
  | { readonly type: 'discarded'; readonly seat: SeatId }
  | { readonly type: 'suggested'; readonly seat: SeatId; readonly packet: number; readonly word: string }
  | { readonly type: 'nudged'; readonly seat: SeatId }
  /** KOK-5: before time was up. */
  | { readonly type: 'finished'; readonly seat: SeatId }
  /** KOK-43 */
  | { readonly type: 'time-ran-out' }
  /** KOK-37 */
  | { readonly type: 'team-turn-ended' }
  | ({ readonly type: 'letters-awaited'; readonly seat: SeatId } & Waits)
  | ({ readonly type: 'letters-turned' } & Waits)
  | ({ readonly type: 'tapped'; readonly seat: SeatId } & Waits)
  | { readonly type: 'said-nothing'; readonly seat: SeatId }
  /** KOK-31: the others go on. */
  | ({ readonly type: 'search-resumed'; readonly out: SeatId } & Waits)
  | { readonly type: 'skip-agreed'; readonly seat: SeatId }
  | { readonly type: 'round-skipped' }
  /** KOK-33 */
  | { readonly type: 'themes-turned' }
  /** KOK-31: nothing to pay with yet. */
  | { readonly type: 'owed'; readonly seat: SeatId }
  | ({
      readonly type: 'payment-asked'
      readonly seat: SeatId
      readonly owed: number
      readonly from: readonly string[]
    } & Waits)
  | { readonly type: 'paid'; readonly seat: SeatId; readonly card: string }
  /** KOK-23: claims after this one are void. */
  | { readonly type: 'closed'; readonly by: number }
  | { readonly type: 'ended' }

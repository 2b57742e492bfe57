import type { SeatId } from '@tablee/kernel'
import type { Line, Texts } from '../lines.ts'

/** LAU-19: what somebody scored in a round, and how it came about. */
export interface Score {
  /** LAU-13 */
  readonly asVoter: number
  /** LAU-12, LAU-15 */
  readonly asAuthor: number
  /** LAU-14 */
  readonly asLeader: number
  /** LAU-17 */
  readonly isDoubled: boolean
  readonly points: number
  /** The pawn's way, from leaf to leaf. */
  readonly from: number
  readonly to: number
}

export interface ToldLine extends Line {
  readonly voters: readonly SeatId[]
}

/** A round as everybody may see it afterwards, what the leader changed included. */
export interface RoundResult {
  readonly round: number
  readonly leader: SeatId
  readonly word: string
  readonly kind: string
  /** As they were written, the true one as it stands on the card. */
  readonly texts: Texts
  /** As they were read; none: the round was void (LAU-23). */
  readonly lines: readonly ToldLine[]
  readonly stakes: readonly SeatId[]
  /** LAU-23: whose text was a ready bluff; absent: nobody's. */
  readonly borrowed?: readonly SeatId[]
  readonly scores: Readonly<Record<SeatId, Score>>
}

import type { SeatId } from '@tablee/kernel'

/** What a game asks of those around one device, told from what lies open. */
export interface Asked<View = unknown> {
  /** Who has something to do now, in the order in which the device goes around. */
  readonly seats: readonly SeatId[]
  /** Nothing of theirs is secret: the device need not be covered on its way. */
  readonly isOpen?: boolean
  /** Who sits at the other side of a device that lies between two teams: the page may turn toward them. */
  readonly across?: readonly SeatId[]
  /** By their own view: who has had their say is asked no more, though the others can't know yet. */
  readonly isAnswered?: (own: View) => boolean
  /** Open, and only in passing: whoever had the device before has it back uncovered. */
  readonly isInPassing?: boolean
  /** Anybody of them may, nobody must. */
  readonly invitation?: Invitation<View>
  /** They are counted, all at once. */
  readonly hands?: ShowOfHands
}

interface Invitation<View> {
  readonly text: string
  /** What nobody's wish is called, and the move of each of them who does not wish. */
  readonly nobody: string
  readonly pass: unknown
  /** The move of whoever wishes, where a name says it all; else they are given the device. */
  readonly wish?: unknown
  /** By their own view: who has had their say is asked no more, though the others can't know yet. */
  readonly isAnswered?: (own: View) => boolean
}

interface ShowOfHands {
  readonly text: string
  readonly choices: readonly { readonly text: string; readonly move: unknown }[]
  /** The move of each of them who raised no hand: the count ends the vote, and theirs is not cast (ALL-6). */
  readonly abstain: unknown
}

import type { SeatId } from '@tablee/kernel'

/** What a game asks of the people around one device, derived from the public view. */
export interface Asked<View = unknown> {
  /** Who has something to do now, in the order in which the device goes around. */
  readonly seats: readonly SeatId[]
  /** Nothing of theirs is secret: the device need not be covered on its way. */
  readonly isOpen?: boolean
  /** Who sits at the other side of a device that lies between two teams: the page may turn toward them. */
  readonly across?: readonly SeatId[]
  /** By their own view: a person who has answered is not asked again, though the public view does not show it. */
  readonly isAnswered?: (own: View) => boolean
  /** Open, and only for a moment: the person who held the device before gets it back uncovered. */
  readonly isInPassing?: boolean
  /** Any of them may act, none has to. */
  readonly invitation?: Invitation<View>
  /** A show of hands: all answer at once. */
  readonly hands?: ShowOfHands
}

interface Invitation<View> {
  readonly text: string
  /** The label for « nobody », and the move of each person who declines. */
  readonly nobody: string
  readonly pass: unknown
  /** The move of a person who accepts, where it needs no further input; otherwise they get the device. */
  readonly wish?: unknown
  /** By their own view: a person who has answered is not asked again, though the public view does not show it. */
  readonly isAnswered?: (own: View) => boolean
}

interface ShowOfHands {
  readonly text: string
  readonly choices: readonly { readonly text: string; readonly move: unknown }[]
  /** The move of each of them who raised no hand: the count ends the vote, and theirs is not cast (ALL-6). */
  readonly abstain: unknown
}

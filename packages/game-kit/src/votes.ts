import type { SeatId, Tools } from '@tablee/kernel'

/** ALL-9: who may vote by opinion: no bots, also not those that took over a seat meanwhile. */
export const votersAmong = (seats: readonly SeatId[], { bots }: Pick<Tools, 'bots'>): SeatId[] =>
  seats.filter((seat) => !bots.has(seat))

/** ALL-6: whether nobody who is there has still to vote. The vote of somebody who is away counts as not cast. */
export const isVoteComplete = (
  voters: readonly SeatId[],
  votes: Readonly<Record<SeatId, unknown>>,
  { present }: Pick<Tools, 'present'>,
): boolean => voters.every((seat) => votes[seat] !== undefined || !present.has(seat))

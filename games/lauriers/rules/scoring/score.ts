import type { SeatId } from '@tablee/kernel'
import { isTrue } from '../lines.ts'
import type { Named, State } from '../state.ts'
import type { RoundResult, Score, ToldLine } from './results.ts'

/** LAU-13 */
const FOUND = 2

type Voted = Pick<Named<'tell'>, 'meaning' | 'texts' | 'lines' | 'stakes' | 'votes' | 'borrowed'>

/** What a round is scored by. */
type Scored = Pick<State, 'options' | 'seats' | 'leader' | 'round' | 'leaves'>

/** LAU-14: who took part and did not vote for the true one, vote cast or not; who is in no line took no part (LAU-23). */
const misled = (seats: readonly SeatId[], lines: readonly ToldLine[]): number => {
  const found = lines.filter(isTrue).flatMap(({ voters }) => voters)
  return seats.filter((seat) => lines.some(({ from }) => from.includes(seat)) && !found.includes(seat)).length
}

const scoreOf = (state: Scored, seat: SeatId, lines: readonly ToldLine[], stakes: readonly SeatId[]): Score => {
  const { options, leader, leaves } = state
  const votedFor = lines.find(({ voters }) => voters.includes(seat))
  const written = lines.find(({ from }) => from.includes(seat))
  const asVoter = votedFor !== undefined && isTrue(votedFor) ? FOUND : 0
  // LAU-15: in full, however many wrote it. LAU-16: one's own vote is none for its author.
  const asAuthor = (written?.voters ?? []).filter((voter) => voter !== seat || options.countsOwnVotes).length
  const asLeader = seat === leader ? misled(state.seats, lines) : 0
  const isDoubled = stakes.includes(seat)
  const points = (asVoter + asAuthor) * (isDoubled ? 2 : 1) + asLeader
  const from = leaves[seat] ?? 1
  return { asVoter, asAuthor, asLeader, isDoubled, points, from, to: Math.min(options.leaves, from + points) }
}

/** LAU-12, LAU-13, LAU-14, LAU-15, LAU-16, LAU-17, LAU-18, LAU-19. */
export const resultOf = (state: Scored, { meaning, texts, lines, stakes, votes, borrowed }: Voted): RoundResult => {
  const { seats, round, leader } = state
  const told = lines.map(({ from, wording }, nth) => ({
    from,
    wording,
    voters: seats.filter((seat) => votes[seat] === nth),
  }))
  return {
    round,
    leader,
    word: meaning.word,
    kind: meaning.kind,
    texts,
    lines: told,
    stakes: seats.filter((seat) => stakes.includes(seat)),
    ...(borrowed === undefined ? {} : { borrowed }),
    scores: Object.fromEntries(seats.map((seat) => [seat, scoreOf(state, seat, told, stakes)])),
  }
}

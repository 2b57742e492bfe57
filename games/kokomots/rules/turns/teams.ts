import { ok, type SeatId, withoutUnseen } from '@tablee/kernel'
import { isDone } from '../cards/columns.ts'
import { inOrder, provide } from '../cards/piles.ts'
import type { Event } from '../events.ts'
import { type Decided, type No, no } from '../refusals.ts'
import { campOf, type Named, PACKETS, type State, type Turn } from '../state.ts'
import type { KokomotsTools } from '../world.ts'
import { leftOf } from './roles.ts'
import { seatsOf } from './turns.ts'
import { waitFor } from './waits.ts'

const LONGEST_SUGGESTION = 40
const MOST_SUGGESTIONS = 10

const LETTERS = PACKETS.reduce((sum, size) => sum + size, 0)

/** KOK-35: of two one holds the packets of one and two, of three each holds one; who holds what changes from turn to turn. */
export const holdersFor = (seats: readonly SeatId[], turn: number): SeatId[] => {
  const from = turn % seats.length
  const order = [...seats.slice(from), ...seats.slice(0, from)]
  const [first, second, third] = order
  return (third === undefined ? [first, first, second] : [first, second, third]).filter((seat) => seat !== undefined)
}

/** KOK-34, KOK-35: the next team gets its packets, face down until its timer starts. */
const readyTeam =
  (after: Turn, tools: KokomotsTools) =>
  (state: State): Event[] => {
    const camp = leftOf(state, after.camp)
    const seats = seatsOf(state, camp)
    // By its own turns, so that every team's packets go around.
    const holders = holdersFor(seats, Math.floor(after.number / state.camps.length))
    return inOrder(state, provide(LETTERS, tools), (provided) => [
      { type: 'turn-readied', camp, holders, wait: waitFor('ready', seats, provided, tools) },
    ])
  }

/** KOK-37; KOK-23: the game ends once the team's timer is over. */
const endTeamTurn = (state: State, turn: Turn, tools: KokomotsTools): Event[] =>
  inOrder(
    state,
    () => [{ type: 'team-turn-ended' }],
    (ended) => (isDone(ended) ? [{ type: 'ended' }] : readyTeam(turn, tools)(ended)),
  )

/** KOK-43: over when the third word stands or, time being up, when the last claim is settled. */
export const endTeamTurnOnceDone = (state: State, tools: KokomotsTools): Event[] => {
  const { phase, claims } = state
  if (!('turn' in phase)) return []
  const hasAll = phase.turn.team?.words.length === PACKETS.length
  return hasAll || (phase.name === 'settling' && claims.length === 0) ? endTeamTurn(state, phase.turn, tools) : []
}

/** KOK-43: time is up. */
export const teamTimeUp = (state: State, tools: KokomotsTools): Event[] =>
  inOrder(
    state,
    () => [{ type: 'time-ran-out' }],
    (next) => endTeamTurnOnceDone(next, tools),
  )

/** KOK-35, KOK-36, KOK-43: whether this seat may claim with this packet. */
export const packetRefusal = (
  state: State,
  { team }: Turn,
  seat: SeatId,
  packet: number | undefined,
  { present }: KokomotsTools,
): No | undefined => {
  const held = packet === undefined ? undefined : team?.packets[packet]
  if (team === undefined || held === undefined) return no('which-packet')
  if (held.holder !== seat && present.has(held.holder)) return no('not-your-packet')
  if (team.words.some((word) => word.packet === packet)) return no('packet-used')
  return state.claims.some((claim) => claim.packet === packet) ? no('one-word-at-a-time') : undefined
}

/** KOK-35: for the team alone. */
export const suggest = (
  state: State,
  { turn }: Named<'turn'>,
  seat: SeatId,
  { word: raw, packet }: { readonly word: string; readonly packet: number },
): Decided => {
  if (turn.team === undefined) return no('other-variant')
  if (campOf(state, seat)?.id !== turn.camp) return no('only-mates-suggest')
  const word = withoutUnseen(raw).trim().slice(0, LONGEST_SUGGESTION)
  if (word === '') return no('empty-suggestion')
  const mine = turn.team.suggestions.filter((each) => each.seat === seat)
  if (mine.length >= MOST_SUGGESTIONS) return no('too-many-suggestions')
  return ok([{ type: 'suggested', seat, packet, word }])
}

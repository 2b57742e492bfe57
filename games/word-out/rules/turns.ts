import type { SeatId } from '@tablee/kernel'
import { isTrash } from './cards.ts'
import { handsOf } from './deal.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import type { Announcement } from './happenings.ts'
import { isRowUncounterable, lettersOf, pointsOf } from './rows.ts'
import { changesAtEnd } from './standings.ts'
import { clockwiseFrom, handOf, othersFrom, rowOf, type State } from './state.ts'
import { waitFor } from './waits.ts'
import type { WordOutTools } from './world.ts'

/** An event, and what follows from the state it leaves. */
export const followedBy = (state: State, event: Event, next: (state: State) => Event[]): Event[] => [
  event,
  ...next(evolve(state, event)),
]

const beginTurn = (state: State, seat: SeatId, tools: WordOutTools): Event[] => [
  { type: 'turn-began', seat, wait: waitFor('turn', seat, state, tools) },
]

/** The turn goes to this seat's left. */
export const turnAfter = (state: State, seat: SeatId, tools: WordOutTools): Event[] =>
  beginTurn(state, othersFrom(state.seats, seat)[0] ?? seat, tools)

const end = (state: State, wentOut?: SeatId): Event[] => {
  const held = Object.fromEntries(state.seats.map((seat) => [seat, handOf(state, seat).length]))
  return [{ type: 'ended', changes: changesAtEnd(held, wentOut), ...(wentOut === undefined ? {} : { wentOut }) }]
}

/** WO-25: from an empty pile nothing is drawn. */
export const draw = (state: State, seat: SeatId, next: (state: State) => Event[]): Event[] =>
  state.pile.length === 0 ? next(state) : followedBy(state, { type: 'drew', seat }, next)

/** WO-7: a pass draws a card, but not for a player who is away. */
export const pass = (state: State, seat: SeatId, tools: WordOutTools, draws = true): Event[] =>
  followedBy(state, { type: 'passed', seat }, (passed) => {
    if (passed.passes >= passed.seats.length) return end(passed)
    const next = (after: State) => turnAfter(after, seat, tools)
    return draws ? draw(passed, seat, next) : next(passed)
  })

/** WO-17: the row is this seat's to start. WO-32: with nothing but TRASH it stays empty. */
const askStart = (state: State, seat: SeatId, row: number, tools: WordOutTools): Event[] =>
  handOf(state, seat).every(isTrash)
    ? leaveEmpty(state, seat, row, tools)
    : [{ type: 'start-asked', seat, row, wait: waitFor('start', seat, state, tools) }]

/** WO-32: nothing is drawn. */
export const leaveEmpty = (state: State, seat: SeatId, row: number, tools: WordOutTools): Event[] =>
  followedBy(state, { type: 'left-empty', seat, row }, (left) => turnAfter(left, seat, tools))

/** WO-23, WO-24: a new deal, from whoever went out; WO-26: with an empty pile the game is over. */
const goOut = (state: State, seat: SeatId, freed: number | undefined, tools: WordOutTools): Event[] =>
  followedBy(state, { type: 'went-out', seat }, (out) => {
    if (out.pile.length === 0) return end(out, seat)
    const cards = tools.chance.shuffle([...out.pile, ...Object.values(out.hands).flat()])
    const { hands, left } = handsOf(clockwiseFrom(out.seats, seat), cards)
    return followedBy(out, { type: 'dealt', hands, pile: left }, (dealt) =>
      freed === undefined ? beginTurn(dealt, seat, tools) : askStart(dealt, seat, freed, tools),
    )
  })

/** WO-23: a last card laid ends the deal; whoever still holds some goes on. */
export const unlessOut = (state: State, seat: SeatId, tools: WordOutTools, next: (state: State) => Event[]): Event[] =>
  handOf(state, seat).length === 0 ? goOut(state, seat, undefined, tools) : next(state)

/** WO-13, WO-17: the row is empty, and its start this seat's play: before or after a new deal. */
export const freed = (state: State, seat: SeatId, row: number, tools: WordOutTools): Event[] =>
  handOf(state, seat).length === 0 ? goOut(state, seat, row, tools) : askStart(state, seat, row, tools)

export const bank = (state: State, { seat, row, word, points }: Announcement, tools: WordOutTools): Event[] =>
  followedBy(state, { type: 'banked', seat, row, word, points }, (banked) => freed(banked, seat, row, tools))

/** WO-16: banked at once, or WO-22: everybody else may counter, whether or not they can. */
export const announce = (state: State, seat: SeatId, row: number, tools: WordOutTools): Event[] => {
  const laid = rowOf(state, row)
  const word = lettersOf(laid)
  const announcement: Announcement = { seat, row, word, points: pointsOf(word) }
  if (isRowUncounterable(laid) || handOf(state, seat).length === 0) return bank(state, announcement, tools)
  return [
    { type: 'announced', ...announcement },
    { type: 'counters-asked', ...announcement, wait: waitFor('counter', seat, state, tools) },
  ]
}

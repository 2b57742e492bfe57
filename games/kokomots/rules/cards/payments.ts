import { isPast } from '@tablee/game-kit/deadlines.ts'
import { ok, type SeatId } from '@tablee/kernel'
import type { Event } from '../events.ts'
import { type Decided, no } from '../refusals.ts'
import { wonBy } from '../scoring/score.ts'
import type { State } from '../state.ts'
import { endOnceSettled } from '../turns/ending.ts'
import { isPaying, waitFor } from '../turns/waits.ts'
import type { KokomotsTools } from '../world.ts'
import { inOrder } from './piles.ts'

/** KOK-31: what goes first when nobody chooses: a theme, else a plain letter, else any. */
const inOrderOfLoss = (state: State, seat: SeatId, isAmong: (card: string) => boolean): string[] => {
  const { themes, letters } = wonBy(state, seat)
  const plain = letters.filter(({ constraint }) => constraint === undefined)
  return [...new Set([...themes, ...plain, ...letters].map(({ id }) => id))].filter(isAmong)
}

const paymentOf = ({ payments }: State, seat: SeatId) => payments.find((each) => each.seat === seat)

/** The payment this seat still owes, made for it. */
const payByDefault =
  (seat: SeatId) =>
  (state: State): Event[] => {
    const { from = [], owed = 0 } = paymentOf(state, seat) ?? {}
    return from.slice(0, owed).map((card) => ({ type: 'paid', seat, card }))
  }

/** Of its choice, where there is one. */
const ask =
  (seat: SeatId, wanted: number, isAmong: (card: string) => boolean, tools: KokomotsTools) =>
  (state: State): Event[] => {
    const from = inOrderOfLoss(state, seat, isAmong)
    const owed = Math.min(wanted, from.length)
    const asked: Event = { type: 'payment-asked', seat, owed, from, wait: waitFor('pay', [seat], state, tools) }
    return inOrder(
      state,
      () => [asked],
      (next) => (from.length <= owed ? payByDefault(seat)(next) : []),
    )
  }

const hasNothing = (state: State, seat: SeatId): boolean => {
  const { letters, themes } = wonBy(state, seat)
  return letters.length + themes.length === 0
}

/** KOK-31: one card won earlier, or a debt. */
export const owe =
  (seat: SeatId, tools: KokomotsTools) =>
  (state: State): Event[] =>
    hasNothing(state, seat) ? [{ type: 'owed', seat }] : ask(seat, 1, () => true, tools)(state)

/** KOK-42: debts are paid out of what was just won. */
export const payDebts =
  (seat: SeatId, won: readonly string[], tools: KokomotsTools) =>
  (state: State): Event[] => {
    const debt = state.debts[seat] ?? 0
    return debt === 0 ? [] : ask(seat, debt, (card) => won.includes(card), tools)(state)
  }

/** KOK-33: the winner's to turn; nobody who still pays shall miss the search, so that they wait for that. */
export const awaitLetters =
  (seat: SeatId, tools: KokomotsTools) =>
  (state: State): Event[] => {
    const wait = isPaying(state) ? { step: state.step + 1 } : waitFor('turn-letters', [seat], state, tools)
    return [{ type: 'letters-awaited', seat, wait }]
  }

/** What was waiting for this payment. */
const goOnOncePaid =
  (tools: KokomotsTools) =>
  (state: State): Event[] => {
    const { phase } = state
    if (phase.name !== 'turning') return endOnceSettled(state)
    return isPaying(state) ? [] : awaitLetters(phase.seat, tools)(state)
  }

/** KOK-31: not chosen in time. */
export const paymentTimeUp = (state: State, seat: SeatId, tools: KokomotsTools): Event[] =>
  inOrder(state, payByDefault(seat), goOnOncePaid(tools))

export const pay = (state: State, seat: SeatId, card: string, tools: KokomotsTools): Decided => {
  const payment = paymentOf(state, seat)
  if (payment === undefined) return no('nothing-to-pay')
  if (isPast(payment.wait.endsAt, tools.now)) return no('too-late')
  if (!payment.from.includes(card)) return no('not-among-those')
  return ok(inOrder(state, () => [{ type: 'paid', seat, card }], goOnOncePaid(tools)))
}

import { ok, type SeatId } from '@tablee/kernel'
import { endOnceSettled } from './ending.ts'
import type { Event } from './events.ts'
import { inOrder } from './piles.ts'
import { type Decided, no } from './refusals.ts'
import { wonBy } from './score.ts'
import type { State } from './state.ts'
import type { KokomotsTools } from './tools.ts'
import { isPast, waitFor } from './waits.ts'

/** KOK-31: what goes first when nobody chooses: a theme, else a plain letter, else any. */
const inOrderOfLoss = (state: State, seat: SeatId, isAmong: (card: string) => boolean): string[] => {
  const { themes, letters } = wonBy(state, seat)
  const plain = letters.filter(({ constraint }) => constraint === undefined)
  return [...new Set([...themes, ...plain, ...letters].map(({ id }) => id))].filter(isAmong)
}

const paymentOf = ({ payments }: State, seat: SeatId) => payments.find((each) => each.seat === seat)

/** The payment this seat still owes, made for it. */
export const payByDefault =
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

/** KOK-31: one card won earlier, or a debt. What was still to be paid before is paid now. */
export const owe =
  (seat: SeatId, tools: KokomotsTools) =>
  (state: State): Event[] =>
    inOrder(state, payByDefault(seat), (next) =>
      hasNothing(next, seat) ? [{ type: 'owed', seat }] : ask(seat, 1, () => true, tools)(next),
    )

/** KOK-42: debts are paid out of what was just won. */
export const payDebts =
  (seat: SeatId, won: readonly string[], tools: KokomotsTools) =>
  (state: State): Event[] => {
    const debt = state.debts[seat] ?? 0
    if (debt === 0) return []
    return inOrder(
      state,
      payByDefault(seat),
      ask(seat, debt, (card) => won.includes(card), tools),
    )
  }

export const pay = (state: State, seat: SeatId, card: string, { now }: KokomotsTools): Decided => {
  const payment = paymentOf(state, seat)
  if (payment === undefined) return no('nothing-to-pay')
  if (isPast(payment.wait.endsAt, now)) return no('too-late')
  if (!payment.from.includes(card)) return no('not-among-those')
  return ok(inOrder(state, () => [{ type: 'paid', seat, card }], endOnceSettled))
}

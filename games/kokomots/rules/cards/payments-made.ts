import type { Event } from '../events.ts'
import { wonBy } from '../scoring/score.ts'
import type { LyingTheme, State } from '../state.ts'

/** KOK-42: what was owed before is asked for now. */
export const withPayment = (state: State, event: Extract<Event, { type: 'payment-asked' }>): State => {
  const { seat, owed, from, wait } = event
  const debt = Math.max(0, (state.debts[seat] ?? 0) - owed)
  return {
    ...state,
    step: wait.step,
    debts: { ...state.debts, [seat]: debt },
    payments: [...state.payments, { seat, owed, from, wait }],
  }
}

/** KOK-31: a letter is discarded, a theme card leaves the game. Tells what was on it. */
export const paidBy = (
  state: State,
  { seat, card }: Extract<Event, { type: 'paid' }>,
): { readonly state: State; readonly what: string | LyingTheme } => {
  const pile = wonBy(state, seat)
  const letter = pile.letters.find(({ id }) => id === card)
  const theme = pile.themes.find(({ id }) => id === card)
  const what = letter?.letter ?? theme
  if (what === undefined) throw new Error(`${card} is not in the pile`)
  const left = {
    ...pile,
    letters: pile.letters.filter((each) => each !== letter),
    themes: pile.themes.filter((each) => each !== theme),
  }
  const payments = state.payments
    .map((each) =>
      each.seat === seat ? { ...each, owed: each.owed - 1, from: each.from.filter((id) => id !== card) } : each,
    )
    .filter(({ owed }) => owed > 0)
  return {
    what,
    state: {
      ...state,
      won: { ...state.won, [seat]: left },
      discards: letter === undefined ? state.discards : [...state.discards, letter],
      gone: theme === undefined ? state.gone : { ...state.gone, themes: [...state.gone.themes, theme] },
      payments,
    },
  }
}

import { after, type Instant, type SeatId, seconds } from '@tablee/kernel'
import type { WaitName } from '../options.ts'
import type { State, Wait } from '../state.ts'
import type { KokomotsTools } from '../world.ts'

type Table = Pick<State, 'options' | 'step'>

/** ALL-2: twice as long where somebody waited for asked for it. None of a length at a table without a clock (ALL-7). */
export const waitFor = (
  name: WaitName,
  awaited: readonly SeatId[],
  { options, step }: Table,
  { now, unhurried }: KokomotsTools,
): Wait => {
  const next = { step: step + 1 }
  // KOK-33: a table may search for as long as it likes.
  if (!options.hasClock || (name === 'search' && !options.skipsIdleRounds)) return next
  const lasts = options.waits[name] * (awaited.some((seat) => unhurried.has(seat)) ? 2 : 1)
  return { ...next, lasts, endsAt: after(now, seconds(lasts)) }
}

/** When a turn ends by itself; KOK-15: a human timekeeper has as long again. */
const turnEnd = ({ options }: Pick<State, 'options'>, { endsAt, lasts = 0 }: Wait): Instant | undefined =>
  endsAt === undefined || !options.hasHumanTimer ? endsAt : after(endsAt, seconds(lasts))

/** A wait, and when the clock ends it. */
interface Pending {
  readonly step: number
  readonly at: Instant | undefined
}

export const isPaying = ({ payments }: Pick<State, 'payments'>): boolean => payments.length > 0

export const phasePending = (state: State): Pending | undefined => {
  const { phase } = state
  // KOK-42: the next letters wait for what is paid.
  if (!('wait' in phase) || (phase.name === 'turning' && isPaying(state))) return undefined
  return { step: phase.wait.step, at: phase.name === 'turn' ? turnEnd(state, phase.wait) : phase.wait.endsAt }
}

/** Everything that is waited for. */
export const pendingIn = (state: State): Pending[] => {
  const phase = phasePending(state)
  const others = [...state.claims, ...state.payments].map(({ wait }) => ({ step: wait.step, at: wait.endsAt }))
  return phase === undefined ? others : [phase, ...others]
}

export const isPast = (at: Instant | undefined, now: Instant): boolean => at !== undefined && at <= now

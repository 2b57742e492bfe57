import { startWait } from '@tablee/game-kit/deadlines.ts'
import { after, type Instant, type SeatId, seconds } from '@tablee/kernel'
import type { WaitName } from '../options.ts'
import type { NumberedWait, State } from '../state.ts'
import type { KokomotsTools } from '../world.ts'

type Table = Pick<State, 'options' | 'step'>

/** The next wait; without an end at a table without a clock (ALL-7). */
export const waitFor = (
  name: WaitName,
  awaited: readonly SeatId[],
  { options, step }: Table,
  tools: KokomotsTools,
): NumberedWait => {
  const next = { step: step + 1 }
  // KOK-33: a table may search for as long as it likes.
  if (!options.hasClock || (name === 'search' && !options.skipsIdleRounds)) return next
  return { ...next, ...startWait(options.waits[name], awaited, tools) }
}

/** When a turn ends by itself; KOK-15: a human timekeeper has as long again. */
const turnEnd = ({ options }: Pick<State, 'options'>, { endsAt, lasts = 0 }: NumberedWait): Instant | undefined =>
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

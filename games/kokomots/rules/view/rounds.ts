import type { Instant, SeatId } from '@tablee/kernel'
import type { Letter, Payment, State } from '../state.ts'

/** KOK-31: what somebody has to discard, and of which cards. */
interface PaymentView {
  readonly seat: SeatId
  readonly owed: number
  readonly from: readonly string[]
  readonly step: number
  readonly endsAt?: Instant
  readonly lasts?: number
}

/** What is seen of a round of the simultaneous mode. */
export interface RoundView {
  /** Its number, from 1; between two, how many there were. */
  readonly round?: number
  /** KOK-33: who turns the next letters. */
  readonly turner?: SeatId
  readonly turned?: readonly Letter[]
  /** KOK-29: who tapped. */
  readonly tapper?: SeatId
  readonly out?: readonly SeatId[]
  readonly skips?: readonly SeatId[]
  readonly debts?: Readonly<Record<SeatId, number>>
  readonly payments?: readonly PaymentView[]
}

const paymentView = ({ seat, owed, from, wait: { step, endsAt, lasts } }: Payment): PaymentView => ({
  seat,
  owed,
  from,
  step,
  ...(endsAt === undefined || lasts === undefined ? {} : { endsAt, lasts }),
})

export const roundView = (state: State, isCovered: boolean): RoundView => {
  const { phase, options, debts, payments } = state
  if (options.mode !== 'simultaneous') return {}
  const owed = { debts, payments: payments.map(paymentView) }
  if (phase.name === 'turning') return { ...owed, round: phase.rounds, turner: phase.seat }
  if (!('round' in phase)) return owed
  const { number, turned, out, skips } = phase.round
  return {
    ...owed,
    round: number,
    turner: phase.turner,
    out,
    skips,
    ...('seat' in phase ? { tapper: phase.seat } : {}),
    ...(isCovered ? {} : { turned }),
  }
}

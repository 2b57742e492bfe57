import type { SeatId } from '@tablee/kernel'
import { isAmongBots } from '@tablee/ui/frames/among-bots.ts'
import type { People } from '@tablee/ui/frames/people.ts'
import type { ClaimView, View } from '../game.ts'

/** What the table waits for from this person; « watch » when it waits for somebody else. */
type Task = 'ready' | 'compose' | 'spell' | 'judge' | 'keep' | 'turn-letters' | 'search' | 'pay' | 'watch' | 'over'

/** A player alone, or their team. */
export const campOf = ({ camps }: Pick<View, 'camps'>, seat: SeatId | undefined): string | undefined =>
  camps.find(({ seats }) => seat !== undefined && seats.includes(seat))?.id

export const isActive = (view: View, seat: SeatId | undefined): boolean =>
  view.active !== undefined && campOf(view, seat) === view.active

/** KOK-17: one person among bots judges nobody, so that nothing says they do. */
export const withJudges = (view: View, people: People): View =>
  view.judges !== undefined && isAmongBots(view.seats, people)
    ? { ...view, judges: view.judges.filter(people.isBot) }
    : view

/** Words that wait for this judge, the oldest first. */
export const toJudge = ({ claims = [] }: View, seat: SeatId): ClaimView[] =>
  claims.filter(({ stage, judges, myVote }) => stage === 'judging' && judges.includes(seat) && myVote === undefined)

export const toSpell = ({ claims = [] }: View, seat: SeatId): ClaimView | undefined =>
  claims.find(({ stage, by }) => stage === 'spelling' && by === seat)

/** KOK-16, KOK-38: whom this person judges, from the start of their turn to its end; first whose word waits (KOK-40). */
export const judgedBy = (view: View, seat: SeatId): string | undefined => {
  const task = taskOf(view, seat)
  if (view.mode === 'simultaneous' || view.isCovered || (task !== 'judge' && task !== 'keep' && task !== 'watch'))
    return undefined
  const [word] = task === 'judge' ? toJudge(view, seat) : []
  if (word !== undefined) return word.camp
  return view.phase === 'turn' && view.judges?.includes(seat) ? view.active : undefined
}

/** KOK-31, KOK-42 */
export const paymentOf = ({ payments = [] }: View, seat: SeatId) => payments.find((each) => each.seat === seat)

/** KOK-15: by hand, whatever else one is asked for. */
export const keepsTime = (view: View, seat: SeatId): boolean =>
  view.phase === 'turn' && view.hasHumanTimer && view.keepers?.includes(seat) === true

const inPhase = (view: View, seat: SeatId): Task => {
  const mine = isActive(view, seat)
  const isKeeper = view.keepers?.includes(seat) === true
  switch (view.phase) {
    case 'ready':
      return mine || isKeeper ? 'ready' : 'watch'
    case 'turn':
      if (mine) return 'compose'
      return keepsTime(view, seat) ? 'keep' : 'watch'
    case 'turning':
      // KOK-42: not before everything is paid.
      return view.turner === seat && !view.payments?.length ? 'turn-letters' : 'watch'
    case 'searching':
      return view.out?.includes(seat) === true ? 'watch' : 'search'
    case 'announcing':
      return view.tapper === seat ? 'compose' : 'watch'
    case 'over':
      return 'over'
    default:
      return 'watch'
  }
}

export const taskOf = (view: View, seat: SeatId): Task => {
  if (view.phase === 'over') return 'over'
  if (view.isCovered) return 'watch'
  if (toSpell(view, seat) !== undefined) return 'spell'
  const task = inPhase(view, seat)
  // KOK-40: whoever plays by now judges in passing; silence is consent, and shorter than any payment.
  if (task !== 'compose' && toJudge(view, seat).length > 0) return 'judge'
  return paymentOf(view, seat) === undefined ? task : 'pay'
}

/** ALL-7: what is waited for without an end, one's own judging first: the host may call its time. */
export const endlessStep = (view: View, seat: SeatId): number | undefined =>
  [...toJudge(view, seat), ...(view.claims ?? []), ...(view.payments ?? []), view].find(
    ({ step, endsAt }) => step !== undefined && endsAt === undefined,
  )?.step

/** KOK-29, KOK-31: why one is out of the round, in what one owes and whether one said nothing. */
export const outFor = (view: View, seat: SeatId): { readonly owed: number; readonly isSilent: boolean } => {
  const told = Object.values(view.told ?? {}).filter(
    (each) => 'seat' in each && each.seat === seat && (each.type === 'said-nothing' || each.type.startsWith('word-')),
  )
  return { owed: view.debts?.[seat] ?? 0, isSilent: told.at(-1)?.type === 'said-nothing' }
}

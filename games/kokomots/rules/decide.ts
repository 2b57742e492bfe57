import { isPast, timeUpRefusal } from '@tablee/game-kit/deadlines.ts'
import { type Actor, ok, type SeatId } from '@tablee/kernel'
import { pay, paymentTimeUp } from './cards/payments.ts'
import { inOrder } from './cards/piles.ts'
import { announce } from './claims/claims.ts'
import { claimTimeUp, judge } from './claims/judging.ts'
import { spell } from './claims/spelling.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { type Decided, no } from './refusals.ts'
import { campOf, type Phase, type State } from './state.ts'
import { waitsForAbsent } from './turns/absences.ts'
import { keepersOf } from './turns/roles.ts'
import { agreeToSkip, saidNothing, skipRound, tap, turnLetters } from './turns/rounds.ts'
import { suggest, teamTimeUp } from './turns/teams.ts'
import { beginTurn, discard, mayStop, nextTurn, nudge, ready } from './turns/turns.ts'
import { isPaying, pendingIn, phasePending } from './turns/waits.ts'
import type { KokomotsTools } from './world.ts'

/** KOK-13, KOK-43: the timer has run out, or its keeper says so. */
const turnOver = (state: State, tools: KokomotsTools): Event[] => {
  const { phase, options } = state
  if (phase.name !== 'turn') throw new Error(`no timer runs in ${phase.name}`)
  return options.mode === 'teams' ? teamTimeUp(state, tools) : nextTurn(state, phase.turn.camp, tools)
}

/** ALL-7: what a phase does by itself. */
const phaseGoesOn = (state: State, tools: KokomotsTools): Event[] => {
  const { phase } = state
  switch (phase.name) {
    case 'ready':
      return beginTurn(state, phase.turn.camp, tools)
    case 'turn':
      return turnOver(state, tools)
    case 'turning':
      return turnLetters(state, tools)
    case 'searching':
      return skipRound(state, tools)
    case 'announcing':
      return saidNothing(state, phase, tools)
    default:
      return []
  }
}

const goesOn = (state: State, step: number, tools: KokomotsTools): Event[] => {
  const claim = state.claims.find(({ wait }) => wait.step === step)
  if (claim !== undefined) return claimTimeUp(state, claim, tools)
  const payment = state.payments.find(({ wait }) => wait.step === step)
  if (payment !== undefined) return paymentTimeUp(state, payment.seat, tools)
  return phaseGoesOn(state, tools)
}

/** Only people who are away are waited for: their turn passes on before its timer starts, or the round is skipped. */
const goesOnWithout = (state: State, tools: KokomotsTools): Event[] => {
  const { phase } = state
  if (phase.name !== 'ready') return phaseGoesOn(state, tools)
  if (state.options.mode !== 'teams') return nextTurn(state, phase.turn.camp, tools)
  return inOrder(
    state,
    (next) => phaseGoesOn(next, tools),
    (next) => turnOver(next, tools),
  )
}

const timeUp = (state: State, step: number, by: Actor, tools: KokomotsTools): Decided => {
  const pending = pendingIn(state).find((each) => each.step === step)
  // Somebody who is back by now is waited for again.
  const isForAbsent = step === phasePending(state)?.step && waitsForAbsent(state, (seat) => !tools.present.has(seat))
  const isCurrent = pending !== undefined
  const refusal = timeUpRefusal({ by, isCurrent, endsAt: pending?.at, now: tools.now, isForAbsent })
  if (refusal !== undefined) return no(refusal)
  const isCutShort = by.kind === 'clock' && !isPast(pending?.at, tools.now)
  return ok(isCutShort ? goesOnWithout(state, tools) : goesOn(state, step, tools))
}

/** KOK-15 */
const stop = (state: State, phase: Extract<Phase, { name: 'turn' }>, seat: SeatId, tools: KokomotsTools): Decided => {
  if (!state.options.hasHumanTimer) return no('server-keeps-time')
  if (!keepersOf(state, phase.turn.camp).includes(seat)) return no('not-the-timekeeper')
  return mayStop(state, tools) ? ok(turnOver(state, tools)) : no('time-is-not-up')
}

/** KOK-5: whoever searches may end the turn before time is up; a team has three words to find (KOK-36). */
const finish = (state: State, phase: Extract<Phase, { name: 'turn' }>, seat: SeatId, tools: KokomotsTools): Decided => {
  if (state.options.mode === 'teams') return no('other-variant')
  if (campOf(state, seat)?.id !== phase.turn.camp) return no('not-your-turn')
  return ok(
    inOrder(
      state,
      () => [{ type: 'finished', seat }],
      (next) => turnOver(next, tools),
    ),
  )
}

type TurnMove = Extract<Move, { type: 'discard' | 'suggest' | 'finish' | 'stop' | 'nudge' }>

/** What belongs to a turn under way. */
const inTurn = (state: State, move: TurnMove, seat: SeatId, tools: KokomotsTools): Decided => {
  const { phase } = state
  if (state.options.mode === 'simultaneous') return no('other-variant')
  if (phase.name !== 'turn') return no(phase.name === 'ready' ? 'timer-not-started' : 'not-now')
  if ('turn' in move && move.turn !== phase.turn.number) return no('too-late')
  if (isPast(phasePending(state)?.at, tools.now)) return no('time-is-up')
  switch (move.type) {
    case 'discard':
      return discard(state, phase, seat, tools)
    case 'suggest':
      return suggest(state, phase, seat, move)
    case 'finish':
      return finish(state, phase, seat, tools)
    case 'stop':
      return stop(state, phase, seat, tools)
    case 'nudge':
      return nudge(state, phase, seat, tools)
  }
}

type RoundMove = Extract<Move, { type: 'turn-letters' | 'tap' | 'skip' | 'give-up' }>

/** What belongs to a round of the simultaneous mode. */
const inRound = (state: State, move: RoundMove, seat: SeatId, tools: KokomotsTools): Decided => {
  const { phase } = state
  if (state.options.mode !== 'simultaneous') return no('other-variant')
  if (isPast(phasePending(state)?.at, tools.now)) return no('too-late')
  switch (move.type) {
    case 'turn-letters':
      if (phase.name !== 'turning' || isPaying(state)) return no('not-now')
      return phase.seat === seat ? ok(turnLetters(state, tools)) : no('not-yours-to-turn')
    case 'tap':
      return tap(state, seat, move.round, tools)
    case 'skip':
      return agreeToSkip(state, seat, move.round, tools)
    case 'give-up':
      if (phase.name !== 'announcing') return no('not-now')
      return phase.seat === seat ? ok(saidNothing(state, phase, tools)) : no('tapped-before-you')
  }
}

export const decide = (state: State, move: Move, by: Actor, tools: KokomotsTools): Decided => {
  const { phase } = state
  if (phase.name === 'over') return no('game-over')
  if (move.type === 'time-up') return timeUp(state, move.step, by, tools)
  if (by.kind !== 'seat' || !state.seats.includes(by.seat)) return no('not-playing')
  const { seat } = by
  switch (move.type) {
    case 'ready':
      if (phase.name !== 'ready') return no('not-now')
      return isPast(phase.wait.endsAt, tools.now) ? no('too-late') : ready(state, phase, seat, tools)
    case 'claim':
      return announce(state, seat, move, tools)
    case 'spell':
      return spell(state, move.claim, seat, move.letter, tools)
    case 'accept':
      return judge(state, move.claim, seat, 'yes', tools)
    case 'refuse':
      return judge(state, move.claim, seat, move.reason, tools)
    case 'abstain':
      return judge(state, move.claim, seat, 'none', tools)
    case 'pay':
      return pay(state, seat, move.card, tools)
    case 'discard':
    case 'suggest':
    case 'finish':
    case 'stop':
    case 'nudge':
      return inTurn(state, move, seat, tools)
    default:
      return inRound(state, move, seat, tools)
  }
}

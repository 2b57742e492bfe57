import { ok, type SeatId } from '@tablee/kernel'
import { isDone } from '../cards/columns.ts'
import { awaitLetters, owe, payDebts } from '../cards/payments.ts'
import { inOrder, provide } from '../cards/piles.ts'
import { themesOf } from '../claims/taking.ts'
import type { Event } from '../events.ts'
import { type Decided, no } from '../refusals.ts'
import { type Claim, type Named, type Round, type State, TURNED } from '../state.ts'
import type { KokomotsTools } from '../world.ts'
import { closeGame } from './ending.ts'
import { waitFor } from './waits.ts'

/** KOK-28 */
export const turnLetters = (state: State, tools: KokomotsTools): Event[] =>
  inOrder(state, provide(TURNED, tools), (next) => [
    { type: 'letters-turned', wait: waitFor('search', state.seats, next, tools) },
  ])

export const searchersIn = ({ seats }: State, { out }: Round, alsoOut?: SeatId): SeatId[] =>
  seats.filter((seat) => !out.includes(seat) && seat !== alsoOut)

/** KOK-33: the letters are discarded, the themes stay. */
export const skipRound = (state: State, tools: KokomotsTools): Event[] => {
  const { phase } = state
  if (!('round' in phase)) throw new Error(`no round in ${phase.name}`)
  return inOrder(state, () => [{ type: 'round-skipped' }], awaitLetters(phase.turner, tools))
}

/** KOK-33: all still searching agree; those away agree. */
const areAllAgreed = (state: State, round: Round, { present }: KokomotsTools, alsoOut?: SeatId): boolean =>
  searchersIn(state, round, alsoOut).every((seat) => round.skips.includes(seat) || !present.has(seat))

/** KOK-31: a card is paid or owed, and the others go on searching, if anybody is left. */
export const failed = (state: State, seat: SeatId, tools: KokomotsTools): Event[] =>
  inOrder(state, owe(seat, tools), (next) => {
    const { phase } = next
    if (!('round' in phase)) throw new Error(`no round in ${phase.name}`)
    if (areAllAgreed(next, phase.round, tools, seat)) return skipRound(next, tools)
    const awaited = searchersIn(next, phase.round, seat)
    return [{ type: 'search-resumed', out: seat, wait: waitFor('search', awaited, next, tools) }]
  })

/** KOK-29, KOK-31: nothing sound was announced. */
export const saidNothing = (state: State, { seat }: Named<'announcing'>, tools: KokomotsTools): Event[] =>
  inOrder(
    state,
    () => [{ type: 'said-nothing', seat }],
    (next) => failed(next, seat, tools),
  )

/** KOK-30, KOK-33, KOK-42: after the word stands. */
export const roundWon = (state: State, before: State, claim: Claim, tools: KokomotsTools): Event[] => {
  const won = [...claim.cards, ...themesOf(before, claim).map(({ id }) => id)]
  return inOrder(state, payDebts(claim.by, won, tools), (next) =>
    isDone(next) ? closeGame(next, claim.id) : [{ type: 'themes-turned' }, ...awaitLetters(claim.by, tools)(next)],
  )
}

/** KOK-29: the first to reach the server (ALL-8). */
export const tap = (state: State, seat: SeatId, number: number, tools: KokomotsTools): Decided => {
  const { phase } = state
  if (!('round' in phase) || phase.round.number !== number) return no('too-late')
  if (phase.name !== 'searching') return no('tapped-before-you')
  if (phase.round.out.includes(seat)) return no('out-of-this-round')
  return ok([{ type: 'tapped', seat, wait: waitFor('announce', [seat], state, tools) }])
}

export const agreeToSkip = (state: State, seat: SeatId, number: number, tools: KokomotsTools): Decided => {
  const { phase } = state
  if (!('round' in phase) || phase.round.number !== number) return no('too-late')
  if (phase.name !== 'searching') return no('not-now')
  if (phase.round.out.includes(seat)) return no('out-of-this-round')
  if (phase.round.skips.includes(seat)) return no('agreed-already')
  return ok(
    inOrder(
      state,
      () => [{ type: 'skip-agreed', seat }],
      (next) =>
        next.phase.name === 'searching' && areAllAgreed(next, next.phase.round, tools) ? skipRound(next, tools) : [],
    ),
  )
}

import { isPast } from '@tablee/game-kit/deadlines.ts'
import { ok, type SeatId } from '@tablee/kernel'
import { inOrder } from '../cards/piles.ts'
import { type Decided, no } from '../refusals.ts'
import type { State } from '../state.ts'
import { waitFor } from '../turns/waits.ts'
import type { KokomotsTools } from '../world.ts'
import { falls, settleIfDecided } from './judging.ts'

/** KOK-21: letter by letter, no going back; a slip, and the cards go back. */
export const spell = (state: State, id: number, seat: SeatId, letter: string, tools: KokomotsTools): Decided => {
  const claim = state.claims.find((each) => each.id === id)
  // Letters typed on after a slip: the word is gone already, and its player knows.
  if (claim === undefined && id <= state.claimsEver) return ok([])
  if (claim === undefined || claim.stage !== 'spelling' || claim.by !== seat) return no('nothing-to-spell')
  if (isPast(claim.wait.endsAt, tools.now)) return no('too-late')
  const typed = claim.typed + letter
  if (!claim.letters.startsWith(typed)) return ok(falls(state, claim, { type: 'slipped', claim: id }, tools))
  const spelled = { type: 'letter-spelled', claim: id, letter } as const
  if (typed !== claim.letters) return ok([spelled])
  const name = state.options.mode === 'simultaneous' ? 'vote' : 'judge'
  return ok(
    inOrder(
      state,
      () => [spelled],
      (next) => [{ type: 'spelled', claim: id, wait: waitFor(name, claim.judges, next, tools) }],
      settleIfDecided(id, tools),
    ),
  )
}

import type { Outcome } from '@tablee/kernel'
import type { View } from '../game.ts'
import { placingsOf } from '../parts/placings.ts'
import { campName, type NameOf } from '../telling/tell.ts'
import type { StageTexts } from '../texts/texts.ts'

/** Those who won, as they are named. */
const winnersIn = (view: View, outcome: Outcome | undefined, nameOf: NameOf): string[] =>
  (placingsOf(view, outcome)[0] ?? []).map(({ id }) => campName(id, nameOf))

/** The one sentence of the shared screen. */
export const stageLine = (
  view: View,
  outcome: Outcome | undefined,
  { stage, claim }: StageTexts,
  nameOf: NameOf,
  and: (names: string[]) => string,
): string => {
  if (view.isCovered) return stage.paused
  const isTeams = view.mode === 'teams'
  const active = view.active === undefined ? '' : campName(view.active, nameOf)
  const named = (seat: View['turner']) => (seat === undefined ? '' : nameOf(seat))
  switch (view.phase) {
    case 'ready':
      return (isTeams ? stage.readyTeam : stage.ready)(active)
    case 'turn': {
      const speller = view.claims?.find(({ stage: at, camp }) => at === 'spelling' && camp === view.active)?.by
      if (speller !== undefined && !isTeams) return claim.spelling(nameOf(speller))
      return (isTeams ? stage.teamTurn : stage.turn)(active)
    }
    case 'settling':
      return stage.settling
    case 'turning': {
      // KOK-42: the next letters wait for what is paid.
      const [payment] = view.payments ?? []
      return payment === undefined
        ? stage.turning(named(view.turner))
        : stage.paying(nameOf(payment.seat), payment.owed)
    }
    case 'searching':
      return stage.searching
    case 'announcing':
      return stage.announcing(named(view.tapper))
    case 'hearing': {
      const isSpelled = view.claims?.some(({ stage: at }) => at === 'spelling')
      return (isSpelled ? claim.spelling : stage.hearing)(named(view.tapper))
    }
    case 'closing':
      return stage.closing
    case 'over': {
      const winners = winnersIn(view, outcome, nameOf)
      return (winners.length > 1 ? stage.tie : stage.over)(and(winners))
    }
  }
}

import { placingsBy } from '@tablee/game-kit/placings.ts'
import type { Outcome } from '@tablee/kernel'
import type { Camp } from '../state.ts'
import { type Counted, scoreOf, themesIn, wonBy } from './score.ts'

interface Counts {
  readonly camps: readonly Camp[]
  readonly won: Readonly<Record<string, Counted>>
}

/** KOK-25: most points, then fewest theme cards: below zero when the first one stands before the other. */
const compare = (state: Counts, one: Camp, other: Camp): number => {
  const [mine, theirs] = [wonBy(state, one.id), wonBy(state, other.id)]
  return scoreOf(theirs) - scoreOf(mine) || themesIn(mine) - themesIn(theirs)
}

/** The best first, those who tie together. */
export const standings = (state: Counts): Outcome => ({
  placings: placingsBy(state.camps, (one, other) => compare(state, one, other)).map((camps) =>
    camps.flatMap(({ seats }) => seats),
  ),
})

import type { Outcome } from '@tablee/kernel'
import type { Camp } from '../state.ts'
import { type Counted, scoreOf, themesIn, wonBy } from './score.ts'

interface Standing {
  readonly camps: readonly Camp[]
  readonly won: Readonly<Record<string, Counted>>
}

/** KOK-25: most points, then fewest theme cards: below nought when the first one stands before the other. */
const compare = (state: Standing, one: Camp, other: Camp): number => {
  const [mine, theirs] = [wonBy(state, one.id), wonBy(state, other.id)]
  return scoreOf(theirs) - scoreOf(mine) || themesIn(mine) - themesIn(theirs)
}

/** The best first, those who tie together. */
export const standings = (state: Standing): Outcome => {
  const placings: Camp[][] = []
  for (const camp of [...state.camps].sort((one, other) => compare(state, one, other))) {
    const before = placings.at(-1)
    const [peer] = before ?? []
    if (before !== undefined && peer !== undefined && compare(state, peer, camp) === 0) before.push(camp)
    else placings.push([camp])
  }
  return { placings: placings.map((camps) => camps.flatMap(({ seats }) => seats)) }
}

import { tally } from '@tablee/game-kit/deck/counts.ts'
import type { CheckCards } from '@tablee/game-kit/deck/deck-rules.ts'
import { type Face, PACK } from '../rules/cards.ts'

/** WO-1: no text on them, and so no file; counted all the same. */
export const checkCards: CheckCards = () => {
  const kindOf = (face: Face) => face.replace(/-.*/, '')
  return {
    counts: { cards: PACK.length, kinds: tally(PACK.map(kindOf)) },
    faults: [],
    complaints: PACK.length === 108 ? [] : [`${PACK.length} cards, not 108`],
  }
}

import { seededChance } from '@tablee/kernel'
import type { LetterCard } from '../deck/letters.ts'
import { bestClaim, type Column, canAllClaim, canClaim } from './claims.ts'
import { comeToMind, type KnownWords } from './known-words.ts'

const COLUMNS = 4
const HAND = 3
const TURNED = 2
const PACKETS = [1, 2, 3]

/** What could be done with one deal, in each way to play. */
export interface Dealt {
  readonly points: number
  readonly letters: number
  /** Stuck with the hand, and with the three drawn for it (KOK-11). */
  readonly isStuck: boolean
  readonly isStuckAgain: boolean
  readonly isStuckWithTurned: boolean
  /** By packet: of one, two, three letters. */
  readonly isStuckWithPacket: readonly boolean[]
  readonly isTeamStuck: boolean
}

/** Four columns, a hand and what may be drawn after it, as chance has it; `of100` of the answers come to mind. */
export const deal = (
  seed: string,
  themes: readonly KnownWords[],
  cards: readonly LetterCard[],
  of100: number,
): Dealt => {
  const chance = seededChance(seed)
  const letters = chance.shuffle(cards)
  const columns: Column[] = chance
    .shuffle(themes)
    .slice(0, COLUMNS)
    .map((words) => ({ words, inMind: comeToMind(words, of100, chance), letters: letters.splice(0, 2) }))
  const best = bestClaim(letters.slice(0, HAND), columns)
  const isStuckWith = (hand: readonly LetterCard[]) => !canClaim(hand, columns)
  const isStuck = best === undefined
  const packets = PACKETS.map((size, nth) => letters.slice(10 * nth, 10 * nth + size))
  return {
    points: best?.points ?? 0,
    letters: best?.cards.length ?? 0,
    isStuck,
    isStuckAgain: isStuck && isStuckWith(letters.slice(HAND, 2 * HAND)),
    isStuckWithTurned: isStuckWith(letters.slice(0, TURNED)),
    isStuckWithPacket: packets.map(isStuckWith),
    isTeamStuck: !canAllClaim(packets, columns),
  }
}

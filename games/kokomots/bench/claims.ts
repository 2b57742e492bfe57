import type { LetterCard } from '../deck/letters.ts'
import { isThereAWord, type KnownWords } from './known-words.ts'

export interface Column {
  readonly words: KnownWords
  /** What of them comes to the player's mind. */
  readonly inMind: Uint32Array
  readonly letters: readonly LetterCard[]
}

interface Claim {
  readonly column: number
  readonly cards: readonly LetterCard[]
  readonly points: number
}

/** KOK-24: a theme card 1, a letter 1, a constraint letter 2. */
const pointsOf = (cards: readonly LetterCard[]): number =>
  cards.reduce((total, { constraint }) => total + (constraint === undefined ? 1 : 2), 1)

/** Every choice of at least one of these. */
const someOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, mask) => items.filter((_, nth) => (mask + 1) & (1 << nth)))

/** The claim of most points in one column (KOK-6): at least one card of the hand and one of the column. */
const bestInColumn = (
  hand: readonly LetterCard[],
  { words, inMind, letters }: Column,
  column: number,
): Claim | undefined => {
  const claims = someOf(hand)
    .flatMap((own) => someOf(letters).map((others) => [...own, ...others]))
    .map((cards) => ({ column, cards, points: pointsOf(cards) }))
    .sort((one, other) => other.points - one.points)
  return claims.find(({ cards }) => isThereAWord(words, inMind, cards))
}

export const bestClaim = (hand: readonly LetterCard[], columns: readonly Column[]): Claim | undefined =>
  columns
    .map((column, nth) => bestInColumn(hand, column, nth))
    .reduce((best, claim) => ((claim?.points ?? 0) > (best?.points ?? 0) ? claim : best), undefined)

/** A word that uses more cards uses two of them too: one of the hand, one of the column. */
const canClaimIn = (hand: readonly LetterCard[], { words, inMind, letters }: Column): boolean =>
  hand.some((own) => letters.some((other) => isThereAWord(words, inMind, [own, other])))

export const canClaim = (hand: readonly LetterCard[], columns: readonly Column[]): boolean =>
  columns.some((column) => canClaimIn(hand, column))

/** KOK-36: can each of these packets have a word of its own, each on another theme? */
export const canAllClaim = (
  [packet, ...others]: readonly (readonly LetterCard[])[],
  columns: readonly Column[],
): boolean =>
  packet === undefined ||
  columns.some(
    (column) =>
      canClaimIn(packet, column) &&
      canAllClaim(
        others,
        columns.filter((other) => other !== column),
      ),
  )

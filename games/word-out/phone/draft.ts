import { type CardId, isJoker, leftAfter, lettersOf, type Piece, printedOn, type Row } from '../game.ts'

/** The cards one is about to lay, in their order; nobody else knows. */
export type Draft = readonly Piece[]

/** WO-11: how many cards that are no REPLAY may still follow those of a draft. */
const leftIn = (draft: Draft): number =>
  draft.reduce<number | undefined>((left, { card }) => leftAfter(card, left), undefined) ?? 1

/**
 * A card touched: taken in, or out again with those after it. A counter is sent whole (WO-22), so that it grows for as long as
 * REPLAY allows; on one's turn cards are laid one by one. One card too many takes the last one's place.
 */
export const withCard = (draft: Draft, card: CardId, isWhole: boolean): Draft => {
  const at = draft.findIndex((piece) => piece.card === card)
  if (at >= 0) return draft.slice(0, at)
  const kept = isWhole && leftIn(draft) > 0 ? draft : draft.slice(0, -1)
  return [...kept, { card }]
}

/** WO-12: this JOKER gets its letter. */
export const withLetter = (draft: Draft, card: CardId, as: string): Draft =>
  draft.map((piece) => (piece.card === card ? { card, as } : piece))

export const unnamedJoker = (draft: Draft): CardId | undefined =>
  draft.find(({ card, as }) => isJoker(card) && as === undefined)?.card

/** What a piece will stand for; nothing for a JOKER without a name, and for TRASH. */
export const letterIn = ({ card, as }: Piece): string => as ?? printedOn(card) ?? ''

export const lettersWith = (row: Row, draft: Draft): string => lettersOf(row) + draft.map(letterIn).join('')

import type { LetterCard } from '../world.ts'
import type { Word } from './played-word.ts'

/** Which card stands for which letter of a word, by its place among all the letters. */
type CardsByPlace<Card> = ReadonlyMap<number, Card>

/** KOK-20: where a constraint wants its letter. */
const placeOf = ({ constraint }: LetterCard, length: number): number | undefined => {
  switch (constraint) {
    case 'first':
      return 0
    case 'second':
      return 1
    case 'last':
      return length - 1
    default:
      return undefined
  }
}

/** KOK-6: each card has a letter of its own; those with a place come first, the others take what is left. */
export const standIn = <Card extends LetterCard>(
  letters: string,
  cards: readonly Card[],
  from = 0,
): CardsByPlace<Card> | undefined => {
  const standing = new Map<number, Card>()
  for (const card of cards) {
    const place = placeOf(card, letters.length)
    if (place === undefined) continue
    if (letters[place] !== card.letter || standing.has(from + place)) return undefined
    standing.set(from + place, card)
  }
  for (const card of cards) {
    if (placeOf(card, letters.length) !== undefined) continue
    let at = letters.indexOf(card.letter)
    while (standing.has(from + at)) at = letters.indexOf(card.letter, at + 1)
    if (at < 0) return undefined
    standing.set(from + at, card)
  }
  return standing
}

/** KOK-6, KOK-19, KOK-20: in one of its words where that can be; places of a name count over the whole of it. None: it does not fit. */
export const cardsByPlace = <Card extends LetterCard>(
  { whole, parts, isName }: Word,
  cards: readonly Card[],
): CardsByPlace<Card> | undefined => {
  if (isName && cards.some((card) => placeOf(card, whole.length) !== undefined)) return standIn(whole, cards)
  let from = 0
  for (const part of parts) {
    const standing = standIn(part, cards, from)
    if (standing !== undefined) return standing
    from += part.length
  }
  return standIn(whole, cards)
}

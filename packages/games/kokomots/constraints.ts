import type { LetterCard } from './tools.ts'
import type { Word } from './words.ts'

/** Why cards do not go with a word. */
type Misfit = 'not-in-word' | 'constraint-broken' | 'constraint-twice'

/** KOK-20: where a constraint wants its letter. */
const placeIn = (letters: string, { constraint }: LetterCard): number | undefined => {
  switch (constraint) {
    case 'first':
      return 0
    case 'second':
      return 1
    case 'last':
      return letters.length - 1
    default:
      return undefined
  }
}

/** KOK-6: each card stands for its own occurrence. */
const haveOccurrences = (letters: string, cards: readonly LetterCard[]): boolean => {
  let left = letters
  for (const { letter } of cards) {
    if (!left.includes(letter)) return false
    left = left.replace(letter, '')
  }
  return true
}

const misfitIn = (letters: string, cards: readonly LetterCard[]): Misfit | undefined => {
  if (!haveOccurrences(letters, cards)) return 'not-in-word'
  const bound = cards.flatMap((card) => {
    const place = placeIn(letters, card)
    return place === undefined ? [] : [{ card, place }]
  })
  if (bound.some(({ card, place }) => letters[place] !== card.letter)) return 'constraint-broken'
  // In a word of two letters the second is the last: two cards cannot both stand for it.
  return new Set(bound.map(({ place }) => place)).size < bound.length ? 'constraint-broken' : undefined
}

/** KOK-20: at most one card of each of the three. */
const isTwice = (cards: readonly LetterCard[]): boolean => {
  const placed = cards.map(({ constraint }) => constraint).filter((each) => each !== undefined && each !== 'spell')
  return new Set(placed).size < placed.length
}

/** KOK-19, KOK-20: within one of its words, or across the whole of it; else why not. */
export const placing = (word: Word, cards: readonly LetterCard[]): 'within' | 'across' | Misfit => {
  if (isTwice(cards)) return 'constraint-twice'
  const misfit = misfitIn(word.whole, cards)
  if (word.parts.some((part) => misfitIn(part, cards) === undefined)) return 'within'
  return misfit ?? (word.parts.length > 0 ? 'across' : 'within')
}

/** KOK-21 */
export const mustBeSpelled = (cards: readonly LetterCard[]): boolean =>
  cards.some(({ constraint }) => constraint === 'spell')

/** KOK-22: five cards of each. */
export const CONSTRAINTS = ['first', 'second', 'last', 'spell'] as const
type Constraint = (typeof CONSTRAINTS)[number]

export interface LetterCard {
  /** One of A–Z. */
  readonly letter: string
  readonly constraint?: Constraint
}

/** A letter for each card, of every kind. */
export type LetterSet = Readonly<Record<'plain' | Constraint, string>>

/** « E-1 » to « Z-1 », « first-C-1 »: a card's id says what is printed on it; alike ones are told apart by their number. */
export const letterCards = (set: LetterSet): ReadonlyMap<string, LetterCard> => {
  const printed: LetterCard[] = [
    ...Array.from(set.plain, (letter) => ({ letter })),
    ...CONSTRAINTS.flatMap((constraint) => Array.from(set[constraint], (letter) => ({ letter, constraint }))),
  ]
  const times = new Map<string, number>()
  return new Map(
    printed.map((card) => {
      const face = card.constraint ? `${card.constraint}-${card.letter}` : card.letter
      const number = (times.get(face) ?? 0) + 1
      times.set(face, number)
      return [`${face}-${number}`, card]
    }),
  )
}

/** KOK-1, chosen by simulation: docs/decisions/015-kokomots-letters.md. */
export const KOKOMOTS_LETTERS: LetterSet = {
  plain: 'AAAAAAAABBCCCCDDEEEEEEEEEEEFGGHHIIIIIIJKLLLLLMMMNNNNNNOOOOOOPPPQRRRRRRRSSSSTTTTTTUUUUUVXYZ',
  first: 'BCMPS',
  second: 'AEIOR',
  last: 'EENRT',
  spell: 'CHLMP',
}

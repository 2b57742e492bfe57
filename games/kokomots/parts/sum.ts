import type { LetterCard, View } from '../game.ts'
import type { StageTexts } from '../texts/texts.ts'

/** KOK-24, KOK-27: a score as one reckons it: « 4 thèmes + 9 lettres + 2 × 2 + 1 × 3 ». */
export const sumOf = ({ letters, themes, marked }: View['piles'][string], { end }: StageTexts): string => {
  const bound = letters.filter(({ constraint }) => constraint !== undefined).length
  const parts = [
    ...(themes.length > 0 ? [end.themes(themes.length)] : []),
    ...(letters.length > bound ? [end.letters(letters.length - bound)] : []),
    ...(bound > 0 ? [end.bound(bound)] : []),
    ...(marked.length > 0 ? [end.marked(marked.length)] : []),
  ]
  return parts.join(' + ')
}

const pointsOf = ({ constraint }: LetterCard): number => (constraint === undefined ? 1 : 2)

/** KOK-24, KOK-37: what a team's timer brought: letters, and the themes of three words only. */
export const keptIn = ({ words, hasAll }: NonNullable<View['last']>): number =>
  words.flatMap(({ letters }) => letters).reduce((all, card) => all + pointsOf(card), hasAll ? words.length : 0)

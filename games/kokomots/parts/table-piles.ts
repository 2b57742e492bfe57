import type { Letter, View } from '../game.ts'

type ColumnView = NonNullable<View['columns']>[number]

/** The two letter piles of a column: what lies on top, and how many in all. One may have run out. */
export const lettersOf = ({ letters, lettersLeft }: ColumnView): { readonly top?: Letter; readonly left: number }[] => {
  let from = 0
  return lettersLeft.map((left) => {
    const top = left === 0 ? undefined : letters[from++]
    return top === undefined ? { left } : { top, left }
  })
}

/** Cards that a word under judgement uses. */
export const litIn = ({ claims = [] }: View): ReadonlySet<string> =>
  new Set(claims.flatMap(({ cards }) => cards.map(({ id }) => id)))

/** Where its letters come from: the column's, or one's own. */
export const ofColumn = ({ columns = [] }: View, column: number): ReadonlySet<string> =>
  new Set((columns[column]?.letters ?? []).map(({ id }) => id))

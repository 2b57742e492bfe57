import type { Column, Letter, LyingTheme } from '../state.ts'
import { topLetters } from '../state.ts'

export const isOpen = ({ themes }: { readonly themes: readonly unknown[] }): boolean => themes.length > 0

/** KOK-23 */
const EMPTY_PILES = 3
export const isDone = ({
  columns,
}: {
  readonly columns: readonly { readonly themes: readonly unknown[] }[]
}): boolean => columns.filter((column) => !isOpen(column)).length >= EMPTY_PILES

/** What is taken from a column, and how it lies then. */
interface Taken {
  readonly theme: LyingTheme
  readonly letters: readonly Letter[]
  readonly left: Column
  /** KOK-10: the letters of a column that is closed now. */
  readonly closed: readonly Letter[]
}

/** KOK-7, KOK-10: its theme and these of its letters are taken; what lay under shows. */
export const takeFrom = (column: Column, cards: readonly string[]): Taken => {
  const [theme, ...themes] = column.themes
  if (theme === undefined) throw new Error('nothing is taken from a closed column')
  const without = (pile: readonly Letter[]) => (cards.includes(pile[0]?.id ?? '') ? pile.slice(1) : pile)
  const letters = topLetters(column).filter(({ id }) => cards.includes(id))
  const [one, two] = column.letters
  const under = [without(one), without(two)] as const
  if (themes.length > 0) return { theme, letters, left: { themes, letters: under }, closed: [] }
  return { theme, letters, left: { themes: [], letters: [[], []] }, closed: under.flat() }
}

/** KOK-33: every visible theme card shows its other side. */
export const turnedOver = (columns: readonly Column[]): Column[] =>
  columns.map(({ themes: [top, ...under], letters }) => ({
    themes: top === undefined ? [] : [{ ...top, up: top.up === 0 ? (1 as const) : (0 as const) }, ...under],
    letters,
  }))

import { scoreOf, themesIn } from '../scoring/score.ts'
import { type Column, type Letter, type LyingTheme, type State, titleOf, topLetters, type Won } from '../state.ts'

/** A theme card in a score pile: the side that was won. */
export interface WonTheme {
  readonly id: string
  readonly title: string
}

/** KOK-24: what lies before a player or a team, and what it is worth. */
export interface PileView {
  readonly letters: readonly Letter[]
  readonly themes: readonly WonTheme[]
  readonly marked: readonly WonTheme[]
  readonly points: number
  /** KOK-25 */
  readonly themeCards: number
}

export interface ColumnView {
  /** None when it is closed (KOK-10). */
  readonly title?: string
  /** The theme card: KOK-8 speaks of it. */
  readonly theme?: string
  readonly themesLeft: number
  /** The two that lie open; a pile may have run out. */
  readonly letters: readonly Letter[]
  readonly lettersLeft: readonly [number, number]
  /** KOK-40 */
  readonly isHeld: boolean
}

/** KOK-26 */
export interface FifthView {
  readonly title?: string
  readonly theme?: string
  readonly themesLeft: number
  readonly isHeld: boolean
}

export const wonTheme = (theme: LyingTheme): WonTheme => ({ id: theme.id, title: titleOf(theme) })

export const pileView = (won: Won): PileView => ({
  letters: won.letters,
  themes: won.themes.map(wonTheme),
  marked: won.marked.map(wonTheme),
  points: scoreOf(won),
  themeCards: themesIn(won),
})

const topTheme = ([top]: readonly LyingTheme[]) => (top === undefined ? {} : { title: titleOf(top), theme: top.id })

export const columnView = ({ claims }: State, column: Column, nth: number): ColumnView => ({
  ...topTheme(column.themes),
  themesLeft: column.themes.length,
  letters: topLetters(column),
  lettersLeft: [column.letters[0].length, column.letters[1].length],
  isHeld: claims.some((claim) => claim.column === nth),
})

export const fifthView = ({ fifth, claims }: State): FifthView => ({
  ...topTheme(fifth),
  themesLeft: fifth.length,
  isHeld: claims.some(({ isLinked }) => isLinked),
})

import type { Won } from '../state.ts'
import type { LetterCard } from '../world.ts'

/** KOK-24 */
const THEME = 1
/** KOK-27 */
export const MARKED = 3

/** KOK-24 */
const pointsOf = ({ constraint }: LetterCard): number => (constraint === undefined ? 1 : 2)

const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0)

/** What a word brings with these cards: its theme counts, and the fifth if it links the two. */
export const claimPoints = (cards: readonly LetterCard[], isLinked: boolean): number =>
  sum(cards.map(pointsOf)) + THEME + (isLinked ? MARKED : 0)

const NOTHING: Won = { letters: [], themes: [], marked: [] }
export const wonBy = <Pile extends Counted = Won>(
  { won }: { readonly won: Readonly<Record<string, Pile>> },
  camp: string,
): Pile | Won => won[camp] ?? NOTHING

/** A score pile, be it of cardboard: what counts of it. */
export interface Counted {
  readonly letters: readonly LetterCard[]
  readonly themes: readonly unknown[]
  readonly marked: readonly unknown[]
}

/** KOK-24, KOK-27 */
export const scoreOf = ({ letters, themes, marked }: Counted): number =>
  sum(letters.map(pointsOf)) + THEME * themes.length + MARKED * marked.length

/** KOK-25: those under a marker included. */
export const themesIn = ({ themes, marked }: Counted): number => themes.length + marked.length

import type { SeatId } from '@tablee/kernel'
import { type CardChoice, chooseCards, type Letter, type View, type Word } from '../game.ts'

/** What letters are taken from beside a column's: the hand, the two turned ones, a packet. */
export interface Source {
  readonly letters: readonly Letter[]
  readonly packet?: number
  /** KOK-35: a mate's packet: one may only suggest. */
  readonly holder?: SeatId
}

/** How a word could be announced. */
export interface Way extends CardChoice {
  readonly column: number
  readonly source: Source
}

/** KOK-40: cards of words that are not settled yet. */
const heldIn = ({ claims = [] }: View): ReadonlySet<string> =>
  new Set(claims.flatMap(({ cards }) => cards.map(({ id }) => id)))

/** KOK-36, KOK-43: a packet serves one word. */
const packetsIn = (view: View, me: SeatId, isThere: (seat: SeatId) => boolean): Source[] => {
  const used = [...(view.words ?? []), ...(view.claims ?? [])].map(({ packet }) => packet)
  return (view.packets ?? []).flatMap(({ holder, letters }, packet) => {
    if (letters === undefined || used.includes(packet)) return []
    return [{ letters, packet, ...(holder === me || !isThere(holder) ? {} : { holder }) }]
  })
}

/** What this person may take letters from now; one's own packets come first. */
export const sourcesFor = (view: View, me: SeatId, isThere: (seat: SeatId) => boolean): Source[] => {
  if (view.mode === 'simultaneous') return [{ letters: view.turned ?? [] }]
  if (view.mode === 'teams')
    return packetsIn(view, me, isThere).sort(
      (one, other) => Number(one.holder !== undefined) - Number(other.holder !== undefined),
    )
  const held = heldIn(view)
  return [{ letters: (view.hand ?? []).filter(({ id }) => !held.has(id)) }]
}

/** What one has settled oneself. */
export interface Wish {
  readonly column?: number | undefined
  readonly packet?: number | undefined
  readonly leftOut: readonly string[]
}

/** Where a word could go, the most points first; one's own packets before those of others. */
export const waysFor = (word: Word, view: View, sources: readonly Source[], wish: Wish): Way[] => {
  const left = (letters: readonly Letter[]) => letters.filter(({ id }) => !wish.leftOut.includes(id))
  const wanted = sources.filter(({ packet }) => wish.packet === undefined || wish.packet === packet)
  return wanted
    .flatMap((source) =>
      (view.columns ?? []).flatMap(({ title, isHeld, letters }, column): Way[] => {
        if (title === undefined || isHeld || (wish.column ?? column) !== column) return []
        const choice = chooseCards(word, left(source.letters), left(letters))
        return choice === undefined ? [] : [{ ...choice, column, source }]
      }),
    )
    .sort(
      (one, other) =>
        Number(one.source.holder !== undefined) - Number(other.source.holder !== undefined) ||
        other.points - one.points,
    )
}

/** KOK-8: not heard again in this turn. */
export const isRefused = (view: View, word: Word, column: number, isLinked: boolean): boolean => {
  const themes = [view.columns?.[column]?.theme, ...(isLinked ? [view.fifth?.theme] : [])]
  return (view.refused ?? []).some((each) => each.letters === word.whole && each.themes.join() === themes.join())
}

/** Where a letter of the word comes from. */
export type Origin = 'own' | 'column'

/** The cards that stand for a letter, each with where it comes from. */
export const originsOf = (cards: readonly Letter[], sources: readonly Source[]): ReadonlyMap<string, Origin> => {
  const own = new Set(sources.flatMap(({ letters }) => letters.map(({ id }) => id)))
  return new Map(cards.map(({ id }) => [id, own.has(id) ? 'own' : 'column']))
}

import { faceOf } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'
import type { WordOutWorld } from '../rules/world.ts'

/** The cards that somebody does not see: they are in other hands, or in the pile. */
interface Unseen {
  /** How many carry this letter. */
  readonly withLetter: (letter: string) => number
  readonly jokers: number
  readonly total: number
}

/** WO-29: whoever keeps count knows how many there are left of each. */
export const unseenIn = (view: View, { pack }: Pick<WordOutWorld, 'pack'>): Unseen => {
  const left = new Map<string, number>()
  const add = (what: string, count: number) => left.set(what, (left.get(what) ?? 0) + count)
  /** « simple-E » and « replay-E » are an E each. */
  const name = (face: string) => face.split('-')[1] ?? face
  for (const face of pack) add(name(face), view.packs)
  for (const [face, count] of Object.entries(view.trash)) add(name(face), -count)
  for (const { card } of (view.rows ?? []).flat()) add(name(faceOf(card)), -1)
  for (const card of view.hand ?? []) add(name(faceOf(card)), -1)
  let total = 0
  for (const count of left.values()) total += count
  return { withLetter: (letter) => left.get(letter) ?? 0, jokers: left.get('joker') ?? 0, total }
}

/** How likely it is that of so many cards, drawn from a total, at least one is among those wanted. */
export const chanceOfAny = (wanted: number, drawn: number, total: number): number => {
  let none = 1
  for (let each = 0; each < wanted && none > 0; each++) none *= Math.max(0, total - drawn - each) / (total - each)
  return 1 - none
}

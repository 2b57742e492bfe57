import type { PrintedCard, PrintedPart } from '@tablee/ui/deck/card-print.ts'
import { imposeBothSides, imposeOneSide, type Page } from './impose.ts'

export interface Range {
  readonly from: number
  readonly to: number
}

export type Sides = 'both' | 'one'

/** Where each box begins and ends; one box is no choice. */
export const boxesOf = (cards: readonly PrintedCard[]): Range[] => {
  const boxes = [...new Set(cards.map(({ box }) => box))]
  if (boxes.length < 2) return []
  return boxes.map((box) => ({
    from: cards.findIndex((card) => card.box === box) + 1,
    to: cards.map((card) => card.box).lastIndexOf(box) + 1,
  }))
}

/** The face of a card that has the name of its game behind. */
export const COVER = Symbol('cover')

/** Any two numbers, whichever comes first, cut to what there is. */
export const rangeWithin = (count: number, { from, to }: Range): Range => {
  const within = (number: number) => Math.min(Math.max(1, Number.isFinite(number) ? Math.round(number) : 1), count)
  return { from: Math.min(within(from), within(to)), to: Math.max(within(from), within(to)) }
}

export const pagesOf = ({ cards, grid }: PrintedPart, { from, to }: Range, sides: Sides): Page<unknown>[] => {
  const chosen = cards.slice(from - 1, to)
  if (sides === 'both') return imposeBothSides(chosen, grid, COVER)
  return imposeOneSide(
    chosen.flatMap(({ alone }) => alone),
    grid,
  )
}

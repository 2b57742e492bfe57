import { type CardId, printedOn } from '../game.ts'
import { kindOf } from '../parts/kinds.ts'

/** How a hand can lie: as one has arranged it oneself, or sorted. */
export const ORDERS = ['mine', 'letter', 'kind'] as const
export type Order = (typeof ORDERS)[number]

const KIND_ORDER = ['simple', 'replay', 'uncounterable', 'bonus', 'double', 'joker', 'trash']

const byLetter = (card: CardId) => printedOn(card) ?? (kindOf(card) === 'joker' ? '~' : '~~')
const byKind = (card: CardId) => `${KIND_ORDER.indexOf(kindOf(card))}${byLetter(card)}`

/** Cards known already keep their places, new ones come last. */
export const arranged = (hand: readonly CardId[], known: readonly CardId[]): CardId[] => [
  ...known.filter((card) => hand.includes(card)),
  ...hand.filter((card) => !known.includes(card)),
]

export const sorted = (hand: readonly CardId[], order: Exclude<Order, 'mine'>): CardId[] => {
  const key = order === 'letter' ? byLetter : byKind
  return [...hand].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

/** The card taken out and put in at this place. */
export const movedTo = (hand: readonly CardId[], card: CardId, place: number): CardId[] => {
  const rest = hand.filter((each) => each !== card)
  return [...rest.slice(0, place), card, ...rest.slice(place)]
}

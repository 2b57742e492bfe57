import type { Chance } from '@tablee/kernel'
import { type CardId, isJoker, isReplay, isTrash, isUncounterable, printedOn } from '../rules/cards.ts'
import { HAND } from '../rules/deal.ts'
import { JOKER_BIT, numberOf, type Place, type WordTree } from './word-tree.ts'

/** A card as a number: its letter in the low bits, what it can do above them. Cards that look alike are the same number. */
const LETTER = 31
const REPLAY = 32
const SURE = 64
export const TRASH = 128
export const JOKER = 256 | SURE

export const cardNumber = (card: CardId): number => {
  if (isTrash(card)) return TRASH
  if (isJoker(card)) return JOKER
  return numberOf(printedOn(card) ?? '') | (isReplay(card) ? REPLAY : 0) | (isUncounterable(card) ? SURE : 0)
}
export const letterOn = (card: number): number => card & LETTER
export const isReplayNumber = (card: number): boolean => (card & REPLAY) !== 0
export const isSureNumber = (card: number): boolean => (card & SURE) !== 0

/** A table that somebody thinks of, every card face up; seats are numbers, clockwise. It is changed in place. */
export interface Imagined {
  readonly tree: WordTree
  readonly chance: Chance
  readonly rows: Place[]
  /** By row: whether its words cannot be countered. */
  readonly sure: boolean[]
  readonly hands: number[][]
  /** By seat, as bits: the letters it holds, those on REPLAY cards, those on UNCOUNTERABLE ones. */
  readonly holds: number[]
  readonly replays: number[]
  readonly sures: number[]
  /** The next to be drawn comes last. */
  pile: number[]
  readonly scores: number[]
  /** Whose turn it is. */
  turn: number
  /** WO-27 */
  passes: number
  isOver: boolean
}

export const copyOf = (table: Imagined): Imagined => ({
  ...table,
  rows: [...table.rows],
  sure: [...table.sure],
  hands: table.hands.map((hand) => [...hand]),
  holds: [...table.holds],
  replays: [...table.replays],
  sures: [...table.sures],
  pile: [...table.pile],
  scores: [...table.scores],
})

export const handAt = ({ hands }: Imagined, seat: number): number[] => hands[seat] as number[]
export const rowAt = ({ rows }: Imagined, row: number): Place => rows[row] as Place
export const leftOf = ({ hands }: Imagined, seat: number): number => (seat + 1) % hands.length
export const isLate = ({ pile }: Imagined): boolean => pile.length === 0

const bitOf = (card: number): number => {
  if (card === TRASH) return 0
  return card === JOKER ? JOKER_BIT : 1 << letterOn(card)
}

/** A hand as it is now. */
export const give = (table: Imagined, seat: number, hand: number[]): void => {
  let all = 0
  let replay = 0
  let sure = 0
  for (const card of hand) {
    const bit = bitOf(card)
    all |= bit
    if (isReplayNumber(card)) replay |= bit
    if (isSureNumber(card)) sure |= bit
  }
  table.hands[seat] = hand
  table.holds[seat] = all
  table.replays[seat] = replay
  table.sures[seat] = sure
}

const discard = (table: Imagined, seat: number, card: number): void => {
  const hand = handAt(table, seat)
  hand.splice(hand.indexOf(card), 1)
  give(table, seat, hand)
  table.passes = 0
}

/** A letter at the end of a row. */
export const lay = (table: Imagined, seat: number, row: number, card: number, letter: number): void => {
  discard(table, seat, card)
  table.rows[row] = table.tree.after(rowAt(table, row), letter)
  if (isSureNumber(card)) table.sure[row] = true
}

export const empty = (table: Imagined, row: number): void => {
  table.rows[row] = table.tree.root
  table.sure[row] = false
}

/** WO-13 */
export const trash = (table: Imagined, seat: number, row: number): void => {
  discard(table, seat, TRASH)
  empty(table, row)
}

/** WO-26, WO-27: who went out has none left, and gains what the others hold. */
const end = (table: Imagined, wentOut?: number): void => {
  const { hands, scores } = table
  const all = hands.reduce((sum, hand) => sum + hand.length, 0)
  for (const [seat, { length }] of hands.entries())
    scores[seat] = (scores[seat] ?? 0) + (seat === wentOut ? all : -length)
  table.isOver = true
}

/** WO-7, WO-25, WO-27 */
export const pass = (table: Imagined, seat: number): void => {
  const card = table.pile.pop()
  table.turn = leftOf(table, seat)
  table.passes = card === undefined ? table.passes + 1 : 0
  if (card !== undefined) give(table, seat, [...handAt(table, seat), card])
  else if (table.passes >= table.hands.length) end(table)
}

/** WO-23, WO-24, WO-26: a last card was laid; unless that is the end, hands are given anew, and this seat has the hand. */
export const goOut = (table: Imagined, seat: number): void => {
  if (isLate(table)) {
    end(table, seat)
    return
  }
  const players = table.hands.length
  const cards = table.chance.shuffle([...table.pile, ...table.hands.flat()])
  const isLastDeal = cards.length < players * HAND
  for (let nth = 0; nth < players; nth++) {
    const hand = isLastDeal ? cards.filter((_, at) => at % players === nth) : cards.slice(nth * HAND, (nth + 1) * HAND)
    give(table, (seat + nth) % players, hand)
  }
  table.pile = cards.slice(players * HAND)
  table.turn = seat
}

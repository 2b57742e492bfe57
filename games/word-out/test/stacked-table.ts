import type { SeatId } from '@tablee/kernel'
import { type CardId, faceFrom, faceOf, numbered, printedOn } from '../rules/cards.ts'
import type { Piece } from '../rules/moves.ts'
import { ROWS } from '../rules/rows.ts'
import { handOf, type State } from '../rules/state.ts'

export const shortOf = (card: CardId): string => {
  const face = faceOf(card)
  const sign = face.startsWith('replay') ? '>' : face.startsWith('uncounterable') ? '!' : ''
  return (printedOn(card) ?? (face === 'trash' ? '#' : '?')) + sign
}

/** What lies where. */
export interface Stack {
  /** By name, as in « S> O E ». Who is not named holds two M. */
  readonly hands?: Readonly<Record<string, string>>
  /** As in « R U | O B | | C ». */
  readonly rows: string
  readonly pile?: string
}

const split = (cards: string) => cards.split(' ').filter((each) => each !== '')

/** The table as a test wants it; whoever is named first has the turn. */
export const stackedTable = (state: State, { hands = {}, rows, pile = '' }: Stack): State => {
  const held = state.seats.map((seat) => split(hands[seat] ?? 'M M'))
  const laid = rows.split('|').map(split)
  const cards = numbered([...laid.flat(), ...held.flat(), ...split(pile)].map(faceFrom))
  const take = (shorts: readonly string[]) => cards.splice(0, shorts.length)
  const lines = Array.from({ length: ROWS }, (_, nth) =>
    take(laid[nth] ?? []).map((card) => ({ card, letter: printedOn(card) ?? '' })),
  )
  const dealt = Object.fromEntries(state.seats.map((seat, nth) => [seat, take(held[nth] ?? [])]))
  const [first] = state.seats
  if (state.phase.name === 'over' || first === undefined) throw new Error('a table is stacked before the game')
  return { ...state, hands: dealt, rows: lines, pile: cards, phase: { ...state.phase, seat: first } }
}

/** A card of this hand; « ?E » is a JOKER named E. One that is not there is made up. */
export const pieceOf = (state: Pick<State, 'hands'>, seat: SeatId, short: string): Piece => {
  const face = faceFrom(short)
  const card = handOf(state, seat).find((each) => faceOf(each) === face) ?? (`${face}-99` as CardId)
  const as = short.charAt(0) === '?' ? short.charAt(1) : ''
  return { card, ...(as === '' ? {} : { as }) }
}

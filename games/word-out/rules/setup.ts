import { type Chance, ok, type SeatId, type Seating } from '@tablee/kernel'
import { type CardId, numbered, printedOn } from './cards.ts'
import { handsOf } from './deal.ts'
import { type Options, packsFor } from './options.ts'
import { type Decided, no } from './refusals.ts'
import { ROWS } from './rows.ts'
import { clockwiseFrom, type Draw, othersFrom } from './state.ts'
import { waitFor } from './waits.ts'
import type { WordOutTools } from './world.ts'

export const FEWEST = 2
export const MOST = 8

/** WO-2: nearest to Z deals; who draws no letter draws again, and so do those who tie. */
const drawForDealer = (seats: readonly SeatId[], cards: readonly CardId[], chance: Chance) => {
  const left = chance.shuffle(cards)
  const draws: Draw[] = []
  const letterFor = (seat: SeatId): string => {
    const card = left.shift()
    if (card === undefined) throw new Error('no card left to draw for the dealer')
    draws.push({ seat, card })
    return printedOn(card) ?? letterFor(seat)
  }
  const nearestToZ = (drawing: readonly SeatId[]): SeatId => {
    const drawn = drawing.map((seat) => ({ seat, letter: letterFor(seat) }))
    const nearest = drawn.reduce((best, { letter }) => (letter > best ? letter : best), '')
    const [first, ...others] = drawn.filter(({ letter }) => letter === nearest).map(({ seat }) => seat)
    if (first === undefined) throw new Error('nobody to deal')
    return others.length === 0 ? first : nearestToZ([first, ...others])
  }
  return { dealer: nearestToZ(seats), draws }
}

/** WO-2, WO-3, WO-4: the dealer is drawn, eight cards each from the dealer's left, then four letters that start the rows. */
export const setup = (options: Options, { seats }: Seating, tools: WordOutTools): Decided => {
  if (seats.length < FEWEST || seats.length > MOST) return no('two-to-eight')
  const { pack, chance } = tools
  const cards = numbered(packsFor(options, seats.length) === 2 ? [...pack, ...pack] : pack)
  const { dealer, draws } = drawForDealer(seats, cards, chance)
  const [first = dealer] = othersFrom(seats, dealer)
  const dealt = handsOf(clockwiseFrom(seats, first), chance.shuffle(cards))
  const turned = dealt.left.filter((card) => printedOn(card) !== undefined).slice(0, ROWS)
  // WO-4: what was turned up and goes back was seen, so the pile is shuffled.
  const pile = chance.shuffle(dealt.left.filter((card) => !turned.includes(card)))
  const wait = waitFor('turn', first, { options, seats }, tools)
  return ok([{ type: 'set-up', options, seats, draws, dealer, hands: dealt.hands, first: turned, pile, wait }])
}

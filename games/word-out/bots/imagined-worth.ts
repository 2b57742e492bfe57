import type { CardId } from '../rules/cards.ts'
import { HABITS } from './habits.ts'
import { cardNumber, type Imagined, JOKER } from './imagined.ts'
import { AT_THE_END, keepingOf, NEW_CARD } from './judge.ts'
import { JOKER_BIT, letterAt, lowest, type Place } from './word-tree.ts'

const { burden, keeping } = HABITS.sharp.weights

const letters = Array.from({ length: 26 }, (_, number) => letterAt(number))
const faces = ['simple', 'replay', 'uncounterable'].flatMap((kind) => letters.map((letter) => `${kind}-${letter}`))

/** By card: what an expert keeps it for, in points. */
const KEEPING: readonly number[] = ['trash', 'joker', ...faces].reduce<number[]>((kept, face) => {
  const card = `${face}-1` as CardId
  kept[cardNumber(card)] = keepingOf(card) * keeping
  return kept
}, [])
export const keptFor = (card: number): number => KEEPING[card] ?? 0

/** What it is to get rid of one of so many cards. */
export const reliefOf = (held: number, isLate: boolean): number => burden * (2 * held - 1) + (isLate ? AT_THE_END : 0)

/** What it is to draw one to so many. */
export const drawnWorth = (held: number, isLate: boolean): number => (isLate ? 0 : NEW_CARD - burden * (2 * held + 1))

export const handWorth = (hand: readonly number[], isLate: boolean): number => {
  let kept = 0
  if (!isLate) for (const card of hand) kept += keptFor(card)
  return kept - burden * hand.length ** 2 - (isLate ? hand.length * AT_THE_END : 0)
}

/** Whether nobody else can counter this word. */
export const isSafe = ({ holds }: Imagined, seat: number, { follow }: Place): boolean => {
  for (let other = 0; other < holds.length; other++)
    if (other !== seat && ((holds[other] as number) & follow) !== 0) return false
  return true
}

/** The most that a seat could bank on a row at once, with one card. */
export const mostFor = (table: Imagined, seat: number, place: Place, isSure: boolean): number => {
  const { words } = place
  const held = table.holds[seat] as number
  const sures = isSure ? words : (table.sures[seat] as number)
  let most = 0
  for (let left = (held & JOKER_BIT) === 0 ? words & held : words; left !== 0; left &= left - 1) {
    const letter = lowest(left)
    const bit = 1 << letter
    const longer = table.tree.after(place, letter)
    const isHeld = (held & bit) !== 0
    const points = isHeld ? longer.points : longer.points - keptFor(JOKER)
    if (points > most && (!isHeld || (sures & bit) !== 0 || isSafe(table, seat, longer))) most = points
  }
  return most
}

/** The most that any other could bank on a row before this seat's turn comes again. */
export const threatOf = (table: Imagined, seat: number, place: Place, isSure: boolean): number => {
  if (place.words === 0) return 0
  let most = 0
  for (let other = 0; other < table.hands.length; other++)
    if (other !== seat) most = Math.max(most, mostFor(table, other, place, isSure))
  return most
}

/** By how much another player's points count against one's own. */
export const rivalryIn = ({ hands }: Imagined): number => 1 / Math.max(1, hands.length - 1)

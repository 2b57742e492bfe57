import type { Hand } from './hand.ts'

/** Milliseconds. Bots may begin: as long as two of them take. */
export const ONES_TURN = 75_000

/** From the home page that is open: the lid of a box, then a game against bots. */
export const playAlone = async (hand: Hand, box: RegExp): Promise<void> => {
  await hand.tap('button', box)
  await hand.tap('button', /contre des bots$/)
  await isAtTable(hand)
}

export const isAtTable = (hand: Hand): Promise<void> => hand.sees('button', 'Menu de la table')

/** Touches the first of these that is asked of one. */
export const tapOnTurn = async (hand: Hand, name: RegExp): Promise<void> => {
  await hand.sees('button', name, ONES_TURN)
  await hand.tap('button', name)
}

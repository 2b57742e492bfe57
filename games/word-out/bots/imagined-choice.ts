import {
  handAt,
  type Imagined,
  isLate,
  isReplayNumber,
  isSureNumber,
  JOKER,
  letterOn,
  rowAt,
  TRASH,
} from './imagined.ts'
import { drawnWorth, isSafe, keptFor, reliefOf, rivalryIn, threatOf } from './imagined-worth.ts'
import { JOKER_BIT, lowest, type Place } from './word-tree.ts'

/** Cards put on a row, each with the letter it stands for. */
export interface Doing {
  readonly row: number
  readonly cards: readonly number[]
  readonly letters: readonly number[]
  readonly isWordOut: boolean
}

const withOne = (row: number, card: number, letter: number, isWordOut: boolean): Doing => ({
  row,
  cards: [card],
  letters: [letter],
  isWordOut,
})

/** The best so far. */
interface Best {
  worth: number
  doing: Doing | undefined
}

/** What somebody has before them, with all hands open. */
interface Look {
  readonly table: Imagined
  readonly seat: number
  readonly hand: readonly number[]
  readonly held: number
  readonly rivalry: number
  /** What it is to get rid of one card, and of a second one. */
  readonly relief: number
  readonly relief2: number
  readonly best: Best
}

const lookOf = (table: Imagined, seat: number, best: Best): Look => {
  const hand = handAt(table, seat)
  const late = isLate(table)
  const held = table.holds[seat] as number
  const relief = reliefOf(hand.length, late)
  const relief2 = reliefOf(hand.length - 1, late)
  return { table, seat, hand, held, rivalry: rivalryIn(table), relief, relief2, best }
}

/** The card with this letter that one would miss least. */
const cardWith = (hand: readonly number[], letter: number, mustBeSure: boolean, not?: number): number | undefined => {
  let best: number | undefined
  let isLeftOut = false
  for (const card of hand) {
    if (card === not && !isLeftOut) {
      isLeftOut = true
      continue
    }
    if (card === TRASH || card === JOKER || letterOn(card) !== letter || (mustBeSure && !isSureNumber(card))) continue
    if (best === undefined || keptFor(card) < keptFor(best)) best = card
  }
  return best
}

/** A word that stands, whoever holds what; the row is then started with another card. */
const announce = ({ table, seat, hand, relief, best }: Look, row: number, letter: number, before: number): void => {
  const longer = table.tree.after(rowAt(table, row), letter)
  const worth = before + longer.points + relief
  if (worth <= best.worth) return
  const isSafeAnyway = table.sure[row] || hand.length === 1 || isSafe(table, seat, longer)
  const card = cardWith(hand, letter, !isSafeAnyway)
  if (card === undefined || worth - keptFor(card) <= best.worth) return
  best.worth = worth - keptFor(card)
  best.doing = withOne(row, card, letter, true)
}

/** A card without a word, and what that leaves to the others. */
const layQuietly = (look: Look, row: number, letter: number, before: number): void => {
  const { table, seat, hand, rivalry, relief, best } = look
  const card = cardWith(hand, letter, false) as number
  // WO-26: what the others hold is won, and they lose it.
  const prize = hand.length === 1 && isLate(table) ? (table.hands.flat().length - 1) * (1 + rivalry) : 0
  const worth = before + relief - keptFor(card) + prize
  if (worth <= best.worth) return
  const isSure = (table.sure[row] as boolean) || isSureNumber(card)
  const bait = prize > 0 ? 0 : rivalry * threatOf(table, seat, table.tree.after(rowAt(table, row), letter), isSure)
  if (worth - bait <= best.worth) return
  best.worth = worth - bait
  best.doing = withOne(row, card, letter, false)
}

/** WO-11: a REPLAY, and the word that the next card makes of it. */
const announceAfterReplay = (look: Look, row: number, letter: number, before: number): void => {
  const { table, seat, hand, held, relief, relief2, best } = look
  const replay = hand.find((card) => isReplayNumber(card) && letterOn(card) === letter) as number
  const longer = table.tree.after(rowAt(table, row), letter)
  for (let left = longer.words & held; left !== 0; left &= left - 1) {
    const second = lowest(left)
    const word = table.tree.after(longer, second)
    const worth = before + word.points + relief + 2 * relief2 - keptFor(replay)
    if (worth <= best.worth) continue
    const last = cardWith(hand, second, !(table.sure[row] || isSafe(table, seat, word)), replay)
    if (last === undefined || worth - keptFor(last) <= best.worth) continue
    best.worth = worth - keptFor(last)
    best.doing = { row, cards: [replay, last], letters: [letter, second], isWordOut: true }
  }
}

/** WO-12: it is kept for a word. */
const announceWithJoker = ({ table, relief, best }: Look, row: number, { words }: Place, before: number): void => {
  for (let left = words; left !== 0; left &= left - 1) {
    const letter = lowest(left)
    const worth = before + table.tree.after(rowAt(table, row), letter).points + relief - keptFor(JOKER)
    if (worth <= best.worth) continue
    best.worth = worth
    best.doing = withOne(row, JOKER, letter, true)
  }
}

const considerTrash = ({ hand, relief, relief2, best }: Look, row: number, before: number): void => {
  const worth = before + relief + relief2 - keptFor(TRASH)
  if (worth <= best.worth || !hand.includes(TRASH)) return
  best.worth = worth
  best.doing = withOne(row, TRASH, 0, false)
}

/** What comes to mind on one's turn; nothing: to pass. */
export const quickTurn = (table: Imagined, seat: number): Doing | undefined => {
  const best: Best = { worth: drawnWorth(handAt(table, seat).length, isLate(table)), doing: undefined }
  const look = lookOf(table, seat, best)
  const replays = table.replays[seat] as number
  for (const [row, place] of table.rows.entries()) {
    // What the row is worth to the others as it lies there.
    const before = look.rivalry * threatOf(table, seat, place, table.sure[row] as boolean)
    for (let left = look.held & place.follow & ~JOKER_BIT; left !== 0; left &= left - 1) {
      const letter = lowest(left)
      const bit = 1 << letter
      if ((place.words & bit) !== 0) announce(look, row, letter, before + look.relief2)
      layQuietly(look, row, letter, before)
      if ((replays & bit) !== 0) announceAfterReplay(look, row, letter, before)
    }
    if ((look.held & JOKER_BIT) !== 0) announceWithJoker(look, row, place, before + look.relief2)
    if (place !== table.tree.root) considerTrash(look, row, before)
  }
  return best.doing
}

/** In points: what it is to have the next turn rather than to leave it to others. */
const NEXT_TURN = 1

/** WO-18: what comes to mind about another's word; nothing: to decline. */
export const quickCounter = (table: Imagined, seat: number, row: number): Doing | undefined => {
  const place = rowAt(table, row)
  const held = table.holds[seat] as number
  if ((held & place.follow) === 0) return undefined
  const best: Best = { worth: -rivalryIn(table) * (place.points - NEXT_TURN), doing: undefined }
  const look = lookOf(table, seat, best)
  for (let left = held & place.follow & ~JOKER_BIT; left !== 0; left &= left - 1) {
    const letter = lowest(left)
    if ((place.words & (1 << letter)) !== 0) announce(look, row, letter, 0)
    layQuietly(look, row, letter, 0)
  }
  if ((held & JOKER_BIT) !== 0) announceWithJoker(look, row, place, 0)
  return best.doing
}

/** WO-17: the card that one would miss least; none where there is no letter. */
export const quickStart = (table: Imagined, seat: number): number | undefined => {
  let best: number | undefined
  for (const card of handAt(table, seat))
    if (card !== TRASH && card !== JOKER && (best === undefined || keptFor(card) < keptFor(best))) best = card
  return best
}

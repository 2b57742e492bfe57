import { empty, goOut, handAt, type Imagined, lay, leftOf, letterOn, pass, rowAt, TRASH, trash } from './imagined.ts'
import { type Doing, quickCounter, quickStart, quickTurn } from './imagined-choice.ts'

const isOut = (table: Imagined, seat: number) => handAt(table, seat).length === 0

/** WO-13, WO-17, WO-23: the row is this seat's to start, before or after a new deal. */
const startFreed = (table: Imagined, seat: number, row: number): void => {
  if (isOut(table, seat)) goOut(table, seat)
  if (table.isOver) return
  table.turn = leftOf(table, seat)
  const card = quickStart(table, seat)
  if (card === undefined) return
  lay(table, seat, row, card, letterOn(card))
  if (isOut(table, seat)) goOut(table, seat)
}

/** What a seat answers to a word; nothing: it declines. */
type Answers = (seat: number) => Doing | undefined

/** WO-16, WO-17, WO-18, WO-19, WO-20, WO-21, WO-22: a word is countered, or else banked. */
export const hear = (table: Imagined, by: number, row: number, answers: Answers): void => {
  for (let seat = leftOf(table, by); seat !== by; seat = leftOf(table, seat)) {
    const counter = answers(seat)
    if (counter === undefined) continue
    act(table, seat, counter)
    return
  }
  bank(table, by, row)
}

const bank = (table: Imagined, by: number, row: number): void => {
  table.scores[by] = (table.scores[by] ?? 0) + rowAt(table, row).points
  empty(table, row)
  startFreed(table, by, row)
}

const announce = (table: Imagined, by: number, row: number): void => {
  if (table.sure[row] || isOut(table, by)) bank(table, by, row)
  else hear(table, by, row, (seat) => quickCounter(table, seat, row))
}

/** Carries out a turn, a counter, or the rest of a run, up to the next turn; nothing: to pass. */
export const act = (table: Imagined, seat: number, doing: Doing | undefined): void => {
  if (doing === undefined) {
    pass(table, seat)
    return
  }
  const { row, cards, letters, isWordOut } = doing
  for (const [nth, card] of cards.entries()) {
    if (card === TRASH) {
      trash(table, seat, row)
      startFreed(table, seat, row)
      return
    }
    lay(table, seat, row, card, letters[nth] as number)
  }
  table.turn = leftOf(table, seat)
  if (isWordOut) announce(table, seat, row)
  else if (isOut(table, seat)) goOut(table, seat)
}

/** So many turns, as they come to mind. */
export const playOn = (table: Imagined, turns: number): void => {
  for (let turn = 0; turn < turns && !table.isOver; turn++) act(table, table.turn, quickTurn(table, table.turn))
}

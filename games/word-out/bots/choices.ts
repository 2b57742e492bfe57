import { type CardId, faceOf, isJoker, isTrash, isUncounterable, printedOn } from '../rules/cards.ts'
import { leftAfter } from '../rules/laying.ts'
import type { Piece } from '../rules/moves.ts'
import { pointsOf } from '../rules/rows.ts'
import { isLongEnough, type Judge, type Line } from './judge.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a player has before their eyes. */
export interface Sight {
  readonly lines: readonly Line[]
  readonly hand: readonly CardId[]
  /** How many cards the others hold if the pile is empty: to go out then is worth them. */
  readonly prize: number
}

/** One or more cards put on a row, and what that is worth. */
export interface PlayChoice {
  readonly row: number
  readonly pieces: readonly Piece[]
  readonly isWordOut: boolean
  readonly worth: number
}

/** What somebody thinks with. */
export interface Thinking {
  readonly judge: Judge
  readonly vocabulary: Vocabulary
}

export const EMPTY: Line = { letters: '', isSure: false }

/** Cards that look alike are one choice. */
const distinct = (hand: readonly CardId[]): CardId[] => {
  const seen = new Set<string>()
  return hand.filter((card) => !seen.has(faceOf(card)) && seen.add(faceOf(card)))
}

/** The letters that a card could stand for at the end of this line. */
const lettersFor = (card: CardId, { letters }: Line, { vocabulary }: Thinking): readonly string[] => {
  const printed = printedOn(card)
  if (printed !== undefined) return vocabulary.isBeginning(letters + printed) ? [printed] : []
  const following = vocabulary.next(letters)
  const words = following.filter(({ letter }) => isLongEnough(letters + letter) && vocabulary.isWord(letters + letter))
  // A JOKER that makes no word is any letter that leads on well.
  const [most] = [...following].sort((a, b) => b.words - a.words)
  return [...new Set([...words, ...(most === undefined ? [] : [most])].map(({ letter }) => letter))]
}

export const withLine = (lines: readonly Line[], row: number, line: Line): readonly Line[] =>
  lines.map((each, nth) => (nth === row ? line : each))

/** What a position is worth, of which one row has changed. */
export const positionWorth = ({ lines, hand, prize }: Sight, row: number, { judge }: Thinking): number => {
  if (hand.length === 0 && prize > 0) return prize * (1 + judge.rivalry)
  return judge.inHand(hand) + judge.prospect(lines, hand) - judge.threat(lines[row] ?? EMPTY)
}

/** What it is worth to say WORD OUT! on this row. */
const announcedWorth = (sight: Sight, row: number, thinking: Thinking): number => {
  const { judge } = thinking
  const line = sight.lines[row] ?? EMPTY
  const points = pointsOf(line.letters)
  const safety = sight.hand.length === 0 ? 1 : judge.safety(line)
  const banked = points + positionWorth({ ...sight, lines: withLine(sight.lines, row, EMPTY) }, row, thinking)
  if (safety === 1) return banked
  const lost = judge.inHand(sight.hand) - judge.rivalry * judge.counterPoints(line)
  return safety * banked + (1 - safety) * lost
}

/** One card put on a row: what it makes of the table, and what that is worth, said aloud or not. */
interface Step {
  readonly piece: Piece
  readonly after: Sight
  readonly quiet: number
  readonly loud?: number
}

const stepsOn = (sight: Sight, row: number, thinking: Thinking): Step[] => {
  const { lines, hand } = sight
  const line = lines[row] ?? EMPTY
  return distinct(hand).flatMap((card): Step[] => {
    const rest = hand.filter((each) => each !== card)
    const withRow = (changed: Line) => ({ ...sight, lines: withLine(lines, row, changed), hand: rest })
    if (isTrash(card)) {
      const after = withRow(EMPTY)
      return line.letters === '' ? [] : [{ piece: { card }, after, quiet: positionWorth(after, row, thinking) }]
    }
    return lettersFor(card, line, thinking).map((letter) => {
      const letters = line.letters + letter
      const after = withRow({ letters, isSure: line.isSure || isUncounterable(card) })
      const isWord = isLongEnough(letters) && thinking.vocabulary.isWord(letters)
      return {
        piece: { card, ...(isJoker(card) ? { as: letter } : {}) },
        after,
        quiet: positionWorth(after, row, thinking),
        ...(isWord ? { loud: announcedWorth(after, row, thinking) } : {}),
      }
    })
  })
}

/** A thought has to be quick, also with a hand full of REPLAY: when there are so many choices, no longer runs are looked at. */
const ENOUGH = 40

/** Every way to put cards on this row, shorter runs first; `left` as after a REPLAY (WO-11). */
export const choicesOn = (sight: Sight, row: number, thinking: Thinking, left?: number): PlayChoice[] => {
  const choices: PlayChoice[] = []
  let runs = [{ sight, pieces: [] as readonly Piece[], left }]
  while (runs.length > 0) {
    const longer: typeof runs = []
    for (const run of runs) {
      if (choices.length > ENOUGH) return choices
      for (const { piece, after, quiet, loud } of stepsOn(run.sight, row, thinking)) {
        const pieces = [...run.pieces, piece]
        choices.push({ row, pieces, isWordOut: false, worth: quiet })
        if (loud !== undefined) choices.push({ row, pieces, isWordOut: true, worth: loud })
        const more = isTrash(piece.card) ? 0 : leftAfter(piece.card, run.left)
        if (more > 0) longer.push({ sight: after, pieces, left: more })
      }
    }
    runs = longer
  }
  return choices
}

import type { SeatId } from '@tablee/kernel'
import { type CardId, faceOf, isJoker, isTrash, isUncounterable, printedOn } from '../rules/cards.ts'
import { leftAfter, SHORTEST_WORD } from '../rules/laying.ts'
import type { Piece } from '../rules/moves.ts'
import { isRowUncounterable, lettersOf, pointsOf, type Row } from '../rules/rows.ts'
import type { Hands } from '../rules/state.ts'
import type { WordOutWorld } from '../rules/world.ts'

type Words = Pick<WordOutWorld, 'isWord' | 'next'>

/** A word that could have been announced on a row, and with which cards. */
export interface PossibleWord {
  readonly row: number
  readonly pieces: readonly Piece[]
  readonly word: string
  readonly points: number
  /** WO-16: banked at once. */
  readonly isSure: boolean
}

/** Cards that could have been added to an announced word (WO-18), and whether that makes another. */
export interface PossibleCounter {
  readonly seat: SeatId
  readonly pieces: readonly Piece[]
  readonly letters: string
  readonly isWord: boolean
}

/** Cards put on a row one after the other. */
interface Run {
  readonly letters: string
  readonly pieces: readonly Piece[]
  readonly rest: readonly CardId[]
  /** WO-11; undefined before the first card. */
  readonly left: number | undefined
}

/** A hand full of REPLAY and two JOKERS must not keep anybody waiting: longer runs than these are not looked at. */
const MOST_RUNS = 6000

/** Every longer beginning that one more card makes; cards that look alike are one. */
const longer = ({ letters, pieces, rest, left }: Run, words: Words): Run[] => {
  const next = words.next(letters).map(({ letter }) => letter)
  const seen = new Set<string>()
  return rest.flatMap((card, at) => {
    const face = faceOf(card)
    if (seen.has(face)) return []
    seen.add(face)
    const printed = printedOn(card)
    const fitting = printed === undefined ? next : next.filter((letter) => letter === printed)
    return fitting.map((letter) => ({
      letters: letters + letter,
      pieces: [...pieces, { card, ...(isJoker(card) ? { as: letter } : {}) }],
      rest: rest.filter((_, nth) => nth !== at),
      left: leftAfter(card, left),
    }))
  })
}

/** Every way to put cards on a row, shorter runs first. */
const runsOn = (letters: string, hand: readonly CardId[], words: Words, left?: number): Run[] => {
  const runs: Run[] = [{ letters, pieces: [], rest: hand.filter((card) => !isTrash(card)), left }]
  for (const run of runs) {
    if (runs.length > MOST_RUNS) break
    if (run.left !== 0) runs.push(...longer(run, words))
  }
  return runs.slice(1)
}

const jokersIn = (pieces: readonly Piece[]) => pieces.filter(({ card }) => isJoker(card)).length

/** Of several ways to the same letters: JOKERS are spared; else one that nobody can counter comes first. */
const isBetter = (one: Run, other: Run): boolean => {
  const spared = jokersIn(other.pieces) - jokersIn(one.pieces)
  const isSure = ({ pieces }: Run) => pieces.some(({ card }) => isUncounterable(card))
  return spared === 0 ? isSure(one) && !isSure(other) : spared > 0
}

/** One way to each, the best. */
const byLetters = (runs: readonly Run[]): Run[] => {
  const best = new Map<string, Run>()
  for (const run of runs) {
    const known = best.get(run.letters)
    if (known === undefined || isBetter(run, known)) best.set(run.letters, run)
  }
  return [...best.values()]
}

/**
 * Every word that a hand could have announced, the most points first, then what nobody could counter; each once a row.
 * In a run of REPLAY or on a freed row there is one row only, and in a run so many cards left.
 */
export const announcementsFor = (
  hand: readonly CardId[],
  rows: readonly Row[],
  words: Words,
  only?: { readonly row: number; readonly left?: number },
): PossibleWord[] =>
  rows
    .flatMap((laid, row) => {
      if (only !== undefined && row !== only.row) return []
      const runs = runsOn(lettersOf(laid), hand, words, only?.left)
      const said = runs.filter(({ letters }) => letters.length >= SHORTEST_WORD && words.isWord(letters))
      return byLetters(said).map(({ letters, pieces }) => ({
        row,
        pieces,
        word: letters,
        points: pointsOf(letters),
        isSure:
          isRowUncounterable(laid) || pieces.some(({ card }) => isUncounterable(card)) || pieces.length === hand.length,
      }))
    })
    .sort((a, b) => b.points - a.points || Number(b.isSure) - Number(a.isSure))

/** Who of these seats could have countered a word, and how: with a single card, or a run that makes a word; words first. */
export const countersTo = (word: string, others: readonly SeatId[], hands: Hands, words: Words): PossibleCounter[] =>
  others.flatMap((seat) =>
    byLetters(runsOn(word, hands[seat] ?? [], words))
      .map(({ letters, pieces }) => ({ seat, pieces, letters, isWord: words.isWord(letters) }))
      .filter(({ pieces, isWord }) => pieces.length === 1 || isWord)
      .sort(
        (a, b) =>
          Number(b.isWord) - Number(a.isWord) ||
          jokersIn(a.pieces) - jokersIn(b.pieces) ||
          pointsOf(b.letters) - pointsOf(a.letters),
      ),
  )

import { ok, type SeatId } from '@tablee/kernel'
import { type CardId, isJoker, isReplay, isTrash, printedOn } from './cards.ts'
import type { Fault } from './happenings.ts'
import type { Move, Piece } from './moves.ts'
import { type Decided, type No, no } from './refusals.ts'
import { lettersOf } from './rows.ts'
import { handOf, type Named, rowOf, type State } from './state.ts'
import { announce, draw, followedBy, freed, pass, turnAfter, unlessOut } from './turns.ts'
import { waitFor } from './waits.ts'
import type { WordOutTools, WordOutWorld } from './world.ts'

/** WO-9 */
export const SHORTEST_WORD = 3

/** The letter a piece stands for (WO-12), if it can be laid as one. */
export const letterOf = ({ card, as }: Piece): string | No => {
  if (isJoker(card)) return as ?? no('name-the-joker')
  return as === undefined ? (printedOn(card) ?? no('trash-announces-nothing')) : no('only-jokers-are-named')
}

/** WO-8, WO-10: what is wrong with these letters, laid and perhaps announced. */
export const faultIn = (
  letters: string,
  isWordOut: boolean,
  { isBeginning, isWord }: Pick<WordOutWorld, 'isBeginning' | 'isWord'>,
): Fault | undefined => {
  if (!isBeginning(letters)) return 'begins-no-word'
  return isWordOut && !isWord(letters) ? 'no-word' : undefined
}

/** WO-11: how many cards that are no REPLAY may follow. Each REPLAY allows one, and the first card has to be a REPLAY. */
export const leftAfter = (card: CardId, left?: number): number => (isReplay(card) ? (left ?? 0) + 1 : (left ?? 1) - 1)

type Laying = Named<'turn' | 'run' | 'start'>

/** WO-13: what REPLAY allowed before is lost. */
const trash = (state: State, seat: SeatId, row: number, card: CardId, tools: WordOutTools): Decided => {
  if (rowOf(state, row).length === 0) return no('trash-on-empty-row')
  return ok(followedBy(state, { type: 'trashed', seat, row, card }, (trashed) => freed(trashed, seat, row, tools)))
}

/** WO-8: the pass of WO-7; who laid a card before this one has not passed, but draws (WO-31). */
const afterFault = (state: State, { name, seat }: Laying, tools: WordOutTools) =>
  name === 'turn' ? pass(state, seat, tools) : draw(state, seat, (drawn) => turnAfter(drawn, seat, tools))

const isElsewhere = (phase: Laying, row: number) => phase.name !== 'turn' && phase.row !== row

/** WO-6: a card at the end of a row, on one's turn, after a REPLAY, or to start a freed row. */
export const lay = (
  state: State,
  phase: Laying,
  move: Extract<Move, { type: 'lay' }>,
  tools: WordOutTools,
): Decided => {
  const { seat } = phase
  const { row, card, isWordOut } = move
  if (isElsewhere(phase, row)) return no(phase.name === 'run' ? 'same-row-only' : 'start-the-freed-row')
  if (!handOf(state, seat).includes(card)) return no('not-in-hand')
  if (isTrash(card) && !isWordOut && move.as === undefined) return trash(state, seat, row, card, tools)
  const letter = letterOf(move)
  if (typeof letter !== 'string') return letter
  const letters = lettersOf(rowOf(state, row)) + letter
  if (isWordOut && letters.length < SHORTEST_WORD) return no('too-short', letters)
  const fault = faultIn(letters, isWordOut, tools)
  if (fault !== undefined && !state.options.isStrict) return no(fault, letters)
  if (fault !== undefined)
    return ok(
      followedBy(state, { type: 'taken-back', seat, row, card, letter, letters, fault }, (back) =>
        afterFault(back, phase, tools),
      ),
    )
  return ok(
    followedBy(state, { type: 'laid', seat, row, card, letter, letters }, (laid) => {
      if (isWordOut) return announce(laid, seat, row, tools)
      const left = leftAfter(card, phase.name === 'run' ? phase.left : undefined)
      return unlessOut(laid, seat, tools, (on) =>
        left > 0
          ? [{ type: 'run-went-on', seat, row, left, wait: waitFor('run', seat, on, tools) }]
          : turnAfter(on, seat, tools),
      )
    }),
  )
}

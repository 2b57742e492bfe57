import type { BotTools, Chance, SeatId } from '@tablee/kernel'
import { isTrash, printedOn } from '../rules/cards.ts'
import type { Piece } from '../rules/moves.ts'
import { isRowUncounterable, lettersOf } from '../rules/rows.ts'
import type { View } from '../rules/view.ts'
import type { WordOutWorld } from '../rules/world.ts'
import { choicesOn, EMPTY, type PlayChoice, positionWorth, type Sight, type Thinking, withLine } from './choices.ts'
import { HABITS } from './habits.ts'
import { judgeFor } from './judge.ts'
import { remembered } from './remembered.ts'
import { isDeadEnd, wordsKnown } from './vocabulary.ts'

export type MindTools = BotTools & WordOutWorld

/** In points: what it is to have the next turn rather than to leave it to others. */
const NEXT_TURN = 1

const sightOf = ({ rows = [], hand = [], held, pileLeft }: View): Sight => {
  const all = Object.values(held).reduce((sum, count) => sum + count, 0)
  return {
    lines: rows.map((row) => ({ letters: lettersOf(row), isSure: isRowUncounterable(row) })),
    hand,
    prize: pileLeft === 0 ? all - hand.length : 0,
  }
}

const thinkingOf = (view: View, seat: SeatId, tools: MindTools): Thinking => {
  const { weights, knows } = HABITS[tools.level]
  const vocabulary = wordsKnown(tools, knows)
  return { judge: judgeFor(view, seat, tools, vocabulary, weights), vocabulary }
}

/**
 * Whether these cards, laid and not announced, leave the rows open to be finished: of the four, no second one becomes a dead end. A row
 * that was one may stay one, unless its word would be banked otherwise.
 */
const leavesRowsOpen = ({ lines }: Sight, world: WordOutWorld, isCounter: boolean) => {
  const isDead = remembered((letters: string) => isDeadEnd(letters, world))
  return (row: number, pieces: readonly Piece[]): boolean => {
    const line = lines[row]?.letters ?? ''
    const becomes = line + pieces.map(({ card, as }) => as ?? printedOn(card) ?? '').join('')
    if (pieces.some(({ card }) => isTrash(card)) || !isDead(becomes)) return true
    return (isDead(line) && !isCounter) || !lines.some(({ letters }, nth) => nth !== row && isDead(letters))
  }
}

/** The best of those that come to mind, if it is better than to do nothing. */
const chosen = (
  choices: readonly PlayChoice[],
  otherwise: number,
  { level }: MindTools,
  chance: Chance,
): PlayChoice | undefined => {
  const { blur, sees } = HABITS[level]
  let best: PlayChoice | undefined
  let most = otherwise
  for (const choice of choices) {
    const isSeen = chance.below(100) < sees
    const worth = choice.worth + (blur * chance.below(1001)) / 1000 - blur / 2
    if (!isSeen || worth <= most) continue
    best = choice
    most = worth
  }
  return best
}

/** All that one could do, and what it is worth to do nothing: to pass, to stop, to decline. */
export interface Options {
  readonly choices: readonly PlayChoice[]
  /** Where something has to be laid (WO-17) there is no such thing. */
  readonly idle?: number
}

/** What could be laid: on any row on one's turn, on one row in a run or a start. */
const layings = (view: View, seat: SeatId, tools: MindTools): Options => {
  const sight = sightOf(view)
  const thinking = thinkingOf(view, seat, tools)
  const { judge } = thinking
  const rows = view.row === undefined ? sight.lines.keys() : [view.row]
  const choices = [...rows].flatMap((row) => {
    // What the row was worth to the others until now.
    const relief = judge.threat(sight.lines[row] ?? EMPTY)
    return choicesOn(sight, row, thinking, view.left).map((choice) => ({ ...choice, worth: choice.worth + relief }))
  })
  const isOpen = leavesRowsOpen(sight, tools, false)
  // Of a run only the first card is laid: what it leaves must do by itself.
  const open = choices.filter(
    ({ row, pieces, isWordOut }) => (isWordOut && pieces.length === 1) || isOpen(row, pieces.slice(0, 1)),
  )
  // A freed row is started in any case (WO-32).
  if (view.phase === 'start') return { choices: open.length > 0 ? open : choices }
  const drawn = view.phase === 'turn' && view.pileLeft > 0 ? 1 : 0
  return { choices: open, idle: judge.inHand(sight.hand, drawn) + judge.prospect(sight.lines, sight.hand) }
}

/** What a word could be countered with. */
const counters = (view: View, seat: SeatId, tools: MindTools): Options => {
  const { row = 0, points = 0 } = view
  const sight = sightOf(view)
  const thinking = thinkingOf(view, seat, tools)
  const isOpen = leavesRowsOpen(sight, tools, true)
  const choices = choicesOn(sight, row, thinking).filter(
    ({ pieces, isWordOut }) => pieces.every(({ card }) => !isTrash(card)) && (isWordOut || isOpen(row, pieces)),
  )
  const freed = positionWorth({ ...sight, lines: withLine(sight.lines, row, EMPTY) }, row, thinking)
  return { choices, idle: freed - thinking.judge.rivalry * (points - NEXT_TURN) }
}

export const optionsIn = (view: View, seat: SeatId, tools: MindTools): Options =>
  view.phase === 'counter' ? counters(view, seat, tools) : layings(view, seat, tools)

/** What to lay, or to counter with; nothing: pass, stop or decline. */
export const choose = (view: View, { choices, idle }: Options, tools: MindTools): PlayChoice | undefined => {
  const chance = tools.chance(`step ${view.step} ${view.phase === 'counter' ? 'counter' : 'laying'}`)
  if (idle !== undefined) return chosen(choices, idle, tools, chance)
  return chosen(choices, Number.NEGATIVE_INFINITY, tools, chance) ?? choices[0]
}

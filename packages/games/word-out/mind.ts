import type { BotLevel, BotTools, Chance, SeatId } from '@tablee/kernel'
import { isTrash } from './cards.ts'
import { type Choice, choicesOn, EMPTY, positionWorth, type Sight, type Thinking, withLine } from './choices.ts'
import { judgeFor, type Weights } from './judge.ts'
import { isRowUncounterable, lettersOf } from './rows.ts'
import type { WordOutWorld } from './tools.ts'
import type { View } from './view.ts'
import { knownWords } from './vocabulary.ts'

export type MindTools = BotTools & WordOutWorld

interface Habits {
  readonly weights: Weights
  /** In points: how far off a judgement may be. */
  readonly blur: number
  /** Of a hundred choices, how many come to mind. */
  readonly sees: number
  /** The whole play list, or the words that people know. */
  readonly knowsAll: boolean
}

const HABITS: Readonly<Record<BotLevel, Habits>> = {
  gentle: { weights: { threat: 0, prospect: 0, keeping: 0, burden: 0.5 }, blur: 5, sees: 50, knowsAll: false },
  steady: { weights: { threat: 0.6, prospect: 0.2, keeping: 1, burden: 0.3 }, blur: 2, sees: 85, knowsAll: false },
  sharp: { weights: { threat: 1.2, prospect: 0.3, keeping: 2, burden: 0.15 }, blur: 0, sees: 100, knowsAll: true },
}

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
  const { weights, knowsAll } = HABITS[tools.level]
  const vocabulary = knowsAll ? tools : knownWords(tools)
  return { judge: judgeFor(view, seat, tools, vocabulary, weights), world: tools, vocabulary }
}

/** The best of those that come to mind, if it is better than to do nothing. */
const chosen = (
  choices: readonly Choice[],
  otherwise: number,
  { level }: MindTools,
  chance: Chance,
): Choice | undefined => {
  const { blur, sees } = HABITS[level]
  let best: Choice | undefined
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

/** What to lay: on any row on one's turn, on one row in a run or a start; nothing: pass, or stop. */
export const chooseLaying = (view: View, seat: SeatId, tools: MindTools): Choice | undefined => {
  const sight = sightOf(view)
  const thinking = thinkingOf(view, seat, tools)
  const { judge } = thinking
  const rows = view.row === undefined ? sight.lines.keys() : [view.row]
  const choices = [...rows].flatMap((row) => {
    // What the row was worth to the others until now.
    const relief = judge.threat(sight.lines[row] ?? EMPTY)
    return choicesOn(sight, row, thinking, view.left).map((choice) => ({ ...choice, worth: choice.worth + relief }))
  })
  const chance = tools.chance(`step ${view.step} laying`)
  const idle = (drawn: number) => judge.inHand(sight.hand, drawn) + judge.prospect(sight.lines, sight.hand)
  switch (view.phase) {
    case 'start':
      // Something has to be laid (WO-17).
      return chosen(choices, Number.NEGATIVE_INFINITY, tools, chance) ?? choices[0]
    case 'run':
      return chosen(choices, idle(0), tools, chance)
    default:
      return chosen(choices, idle(view.pileLeft > 0 ? 1 : 0), tools, chance)
  }
}

/** What to counter with, if with anything. */
export const chooseCounter = (view: View, seat: SeatId, tools: MindTools): Choice | undefined => {
  const { row = 0, points = 0 } = view
  const sight = sightOf(view)
  const thinking = thinkingOf(view, seat, tools)
  const { judge } = thinking
  const choices = choicesOn(sight, row, thinking).filter(({ pieces }) => pieces.every(({ card }) => !isTrash(card)))
  const freed = positionWorth({ ...sight, lines: withLine(sight.lines, row, EMPTY) }, row, thinking)
  const declined = freed - judge.rivalry * (points - NEXT_TURN)
  return chosen(choices, declined, tools, tools.chance(`step ${view.step} counter`))
}

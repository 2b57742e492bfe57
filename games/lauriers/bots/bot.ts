import { beganAt, pauseAmong, pauseWithin, roomIn, type Span } from '@tablee/game-kit/pace.ts'
import type { BotMove, Chance, SeatId } from '@tablee/kernel'
import type { Move } from '../rules/moves.ts'
import { GRACE } from '../rules/phases/absences.ts'
import { isBlank } from '../rules/texts.ts'
import type { View } from '../rules/view.ts'
import { bluffOf, guessOf, type MindTools, wantsToStake } from './mind.ts'

/** Milliseconds. */
const CHOOSING: Span = [1800, 4000]
const WRITING: Span = [4000, 9000]
/** After the clock, since anybody wrote something. */
const CLOSING: Span = [15_000, 20_000]
/** It touches nothing: long enough to see whose desk it is. */
const AT_DESK: Span = [2500, 4500]
const VOTING: Span = [3000, 7000]
const TELLING: Span = [1500, 3000]

/** To read a text aloud, and to look at one that is told. */
const reading = (text: string): Span => [1500 + 65 * text.length, 2000 + 75 * text.length]
const watching = (texts: number): Span => [6000 + 3500 * texts, 7000 + 3500 * texts]

const pauseOf = ({ step }: View, { chance }: MindTools): Chance => chance(`step ${step} pause`)

const act = (view: View, move: Move, span: Span, tools: MindTools): BotMove<Move> => ({
  move,
  after: pauseWithin(span, pauseOf(view, tools), view.lasts),
})

/**
 * The more there are, the quicker, so that all are in time: without a clock each starts the others' pauses anew.
 * With one, all count from the phase's start: who sits down late acts at once.
 */
const actAmongMany = (view: View, move: Move, span: Span, tools: MindTools): BotMove<Move> => {
  const others = view.seats.length - 1
  // Where others type, every pause of theirs is a decision.
  const since = beganAt(view)
  const after = pauseAmong(others, span, pauseOf(view, tools), roomIn(view.lasts) / (2 * others))
  return since === undefined ? { move, after } : { move, since, after }
}

/** LAU-6: who dropped may be back. */
const closing = (view: View, tools: MindTools): BotMove<Move> | undefined => {
  const { mayClose, awaySince } = view
  if (awaySince !== undefined) return { move: { type: 'close' }, since: awaySince, after: GRACE }
  return mayClose ? act(view, { type: 'close' }, CLOSING, tools) : undefined
}

const lead = (view: View, tools: MindTools): BotMove<Move> | undefined => {
  const chance = tools.chance(`round ${view.round} ${view.phase}`)
  switch (view.phase) {
    case 'draw':
      return act(view, { type: 'draw', box: chance.below(2) === 0 ? 0 : 1 }, CHOOSING, tools)
    case 'pick':
      return act(view, { type: 'pick', nth: chance.below(view.words?.length ?? 1) }, CHOOSING, tools)
    case 'write':
    case 'late':
      return closing(view, tools)
    case 'desk':
      return act(view, { type: 'publish' }, AT_DESK, tools)
    case 'read':
      return act(view, { type: 'read-on', step: view.step }, reading(view.lines?.at(-1) ?? ''), tools)
    case 'tell':
      return act(view, { type: 'tell' }, TELLING, tools)
    default:
      return undefined
  }
}

const play = (view: View, seat: SeatId, tools: MindTools): BotMove<Move> | undefined => {
  const { phase, round, mine } = view
  if (phase === 'write' || phase === 'late') {
    if (mine?.isHandedIn) return undefined
    // What somebody left unfinished is theirs to be judged by.
    const text = mine === undefined || isBlank(mine.text) ? bluffOf(view, seat, tools) : mine.text
    return actAmongMany(view, { type: 'hand-in', round, text }, WRITING, tools)
  }
  if (phase !== 'vote' || !view.takers?.includes(seat) || view.myVote !== undefined) return undefined
  const vote: Move = { type: 'vote', round, line: guessOf(view, seat, tools) }
  const move = wantsToStake(view, seat, tools) ? { ...vote, stake: true } : vote
  return actAmongMany(view, move, VOTING, tools)
}

/** Leads a round as it comes, hands in what the deck keeps for it, and votes by what it can see. */
export const bot = (view: View, seat: SeatId, tools: MindTools): BotMove<Move> | undefined => {
  if (view.phase === 'over' || !view.seats.includes(seat)) return undefined
  if (view.phase === 'results')
    return view.next === seat ? act(view, { type: 'go-on' }, watching(view.last?.lines.length ?? 0), tools) : undefined
  return seat === view.leader ? lead(view, tools) : play(view, seat, tools)
}

import { drawPause, roomIn, type Span } from '@tablee/game-kit/pace.ts'
import type { BotLevel, BotMove, BotTools, Milliseconds, SeatId } from '@tablee/kernel'
import type { Kind } from '../rules/bag.ts'
import type { Move } from '../rules/moves.ts'
import type { World } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

interface Habits {
  /** The longest word that comes to mind: drawn between these. */
  readonly longest: readonly [least: number, most: number]
  /** How many words of a hundred come to mind: everyday ones, known ones, rare ones. */
  readonly recalls: readonly [everyday: number, known: number, rare: number]
  /** Milliseconds of search. */
  readonly search: Span
}

const HABITS: Readonly<Record<BotLevel, Habits>> = {
  gentle: { longest: [3, 5], recalls: [40, 0, 0], search: [12_000, 24_000] },
  steady: { longest: [5, 7], recalls: [35, 10, 0], search: [9000, 20_000] },
  sharp: { longest: [10, 10], recalls: [95, 75, 50], search: [6000, 16_000] },
}
const CALL: Span = [600, 1200]
/** From the word to « c’est bon ». */
const DONE = 800

type Tools = BotTools & World

/** DIX-15: the longest word that this bot can think of; undefined if there is none. */
const wordFor = ({ letters = [], round }: View, { level, chance, found }: Tools): string | undefined => {
  const { longest, recalls } = HABITS[level]
  const lots = chance(`word ${round}`)
  const [least, most] = longest
  const limit = least + lots.below(most - least + 1)
  return found(letters).find(({ word, rarity }) => word.length <= limit && lots.below(100) < (recalls[rarity] ?? 0))
    ?.word
}

const callOf = ({ mayCall = [], step, letters = [] }: View, { chance }: Tools): Move => {
  // Vowel and consonant by turns, now and then twice the same.
  const usual: Kind = (letters.length + chance(`call ${step}`).below(4)) % 2 === 0 ? 'consonant' : 'vowel'
  return { type: 'call', step, kind: mayCall.includes(usual) ? usual : (mayCall[0] ?? 'vowel') }
}

/** Sees a view, never the state. The same view gives the same move on every machine. */
export const bot = (view: View, seat: SeatId, tools: Tools): BotMove<Move> | undefined => {
  const { phase, step, round, caller, letters, began, done = [], lasts, mine } = view
  // Covered: it thinks no more than people do (ALL-3).
  if (letters === undefined) return undefined
  const lots = tools.chance(`pause ${step}`)
  if (phase === 'draw' && caller === seat)
    return { move: callOf(view, tools), after: drawPause(CALL, lots) as Milliseconds }
  if (phase !== 'write' || done.includes(seat)) return undefined
  const search = Math.min(drawPause(HABITS[tools.level].search, tools.chance(`search ${round}`)), roomIn(lasts) - DONE)
  // Also a word of the person whose seat it takes over: that one stays.
  const word = mine === undefined ? wordFor(view, tools) : undefined
  const isSet = word === undefined
  return {
    move: isSet ? { type: 'done', step } : { type: 'write', step, word },
    after: Math.max(0, search + (isSet ? DONE : 0)) as Milliseconds,
    // Others’ words and signs do not make it think anew.
    ...(began !== undefined && { since: began }),
  }
}

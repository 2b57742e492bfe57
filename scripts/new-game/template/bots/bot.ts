import type { BotMove, BotTools, Milliseconds, SeatId } from '@tablee/kernel'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/view.ts'
import type { World } from '../rules/world.ts'

/** How many letters a bot's word has at least, where the list allows it. */
const LETTERS = { gentle: 3, steady: 5, sharp: 7 } as const

/** A bot takes so long, and up to twice as long. */
const PAUSE = 2500

/** Sees a view, never the state. The same view gives the same move on every machine. */
export const bot = (view: View, seat: SeatId, tools: BotTools & World): BotMove<Move> | undefined => {
  const { phase, letter, written, step } = view
  // Those who read go on in their own time.
  if (phase !== 'write' || letter === undefined || written.includes(seat)) return undefined
  const lots = tools.chance(`word ${step}`)
  let word = letter
  for (let next = tools.next(word); next.length > 0; next = tools.next(word)) {
    if (word.length >= LETTERS[tools.level] && tools.isWord(word)) break
    word += next[lots.below(next.length)]
  }
  return { move: { type: 'write', step, word }, after: (PAUSE + lots.below(PAUSE)) as Milliseconds }
}

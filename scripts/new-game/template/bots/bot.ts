import { pauseAmong, roomIn } from '@tablee/game-kit/pace.ts'
import type { BotMove, BotTools, SeatId } from '@tablee/kernel'
import type { Move } from '../rules/moves.ts'
import type { World } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** How many letters a bot's word has at least, where the list allows it. */
const LETTERS = { gentle: 3, steady: 5, sharp: 7 } as const

/** Sees a view, never the state. The same view gives the same move on every machine. */
export const bot = (view: View, seat: SeatId, tools: BotTools & World): BotMove<Move> | undefined => {
  const { seats, letter, written, round, lasts } = view
  if (letter === undefined || written.includes(seat)) return undefined
  const lots = tools.chance(`word ${round}`)
  let word = letter
  for (let next = tools.next(word); next.length > 0; next = tools.next(word)) {
    if (word.length >= LETTERS[tools.level] && tools.isWord(word)) break
    word += next[lots.below(next.length)]
  }
  // Each word that is written starts the pauses of the others anew: all of them together fit into the round.
  const after = pauseAmong(seats.length, [2500, 5000], lots, roomIn(lasts) / seats.length)
  return { move: { type: 'write', round, word }, after }
}

import type { BotMove, BotTools, Milliseconds, SeatId } from '@tablee/kernel'
import type { World } from '../rules/decide.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/view.ts'

/** Milliseconds a bot takes, and how many words each level looks at. */
const PAUSE = 2500
const TRIES = { gentle: 1, steady: 3, sharp: 8 } as const

/** Sees a view, never the state. The same view gives the same move on every machine. */
export const bot = (
  view: View,
  seat: SeatId,
  { level, chance, wordFrom }: BotTools & World,
): BotMove<Move> | undefined => {
  if (view.phase === 'over' || view.letter === undefined || view.done.includes(seat)) return undefined
  const after = (PAUSE + chance(`${view.step} ${seat} pause`).below(PAUSE)) as Milliseconds
  if (view.phase === 'show') return { move: { type: 'go-on', step: view.step }, after }
  const lots = chance(`${view.step} ${seat} word`)
  const found = Array.from({ length: TRIES[level] }, () => wordFrom(view.letter ?? '', (count) => lots.below(count)))
  const word = found.reduce((best, each) => (each.length > best.length ? each : best))
  return { move: { type: 'write', step: view.step, word }, after }
}

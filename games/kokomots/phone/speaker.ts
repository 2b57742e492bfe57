import type { SeatId, TableMove } from '@tablee/kernel'
import type { Move, View } from '../game.ts'

/** Around one device: in whose name something is said, if not in the name of the person who holds it. The host calls time, a packet's holder announces (KOK-35). */
export const speakerOf = (view: View, host: SeatId | undefined, move: TableMove): SeatId | undefined => {
  if (move.type === 'call-time') return host
  const made = move.type === 'play' ? (move.move as Move) : undefined
  return made?.type === 'claim' ? view.packets?.[made.packet ?? -1]?.holder : undefined
}

import type { PlayView, SeatId, TableView } from '@tablee/kernel'
import type { GameScreens } from '../client.ts'

/** Whose move the table waits for, as far as this view tells. */
export const awaitedOf = (
  ui: Pick<GameScreens, 'asked' | 'awaited'>,
  play: PlayView,
  table: TableView,
): readonly SeatId[] => {
  if (table.status !== 'playing') return []
  if (ui.awaited) return ui.awaited(play)
  const asked = ui.asked?.(play, table)
  const isAnswered = asked?.isAnswered ?? asked?.invitation?.isAnswered
  return asked?.seats.filter((seat) => seat !== table.me || isAnswered?.(play.view) !== true) ?? []
}

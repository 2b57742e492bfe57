import type { SeatId, SeatView } from '@tablee/kernel'
import type { GameProps } from '@tablee/ui/client.ts'
import type { View } from '../game.ts'
import type { Show } from './show.svelte.ts'

/** What both stages show, the large one and the small one. */
export interface StageProps extends GameProps<View> {
  view: View
  people: ReadonlyMap<string, SeatView>
  sentence: string
  show: Show
  /** Where the pawns are seen. */
  leaves: Readonly<Record<SeatId, number>>
  isPaused: boolean
}

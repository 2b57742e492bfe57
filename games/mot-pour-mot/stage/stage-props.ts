import type { SeatView } from '@tablee/kernel'
import type { GameProps } from '@tablee/ui/client.ts'
import type { View } from '../game.ts'

/** What both stages show, the large one and the small one. */
export interface StageProps extends GameProps<View> {
  view: View
  people: ReadonlyMap<string, SeatView>
  sentence: string
  isPaused: boolean
}

import type { SeatId } from '@tablee/kernel'
import type { GameProps } from '@tablee/ui/client.ts'
import type { People } from '@tablee/ui/frames/people.ts'
import type { View } from '../game.ts'
import type { Show } from './show.svelte.ts'

/** What both stages show, the large one and the small one. */
export interface StageProps extends GameProps<View> {
  view: View
  people: People
  sentence: string
  show: Show
  /** Where the pawns are seen. */
  leaves: Readonly<Record<SeatId, number>>
  isPaused: boolean
}

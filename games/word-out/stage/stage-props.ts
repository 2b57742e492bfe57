import type { GameProps } from '@tablee/ui/client.ts'
import type { People } from '@tablee/ui/frames/people.ts'
import type { View } from '../game.ts'

/** What both stages show, the large one and the small one. */
export interface StageProps extends GameProps<View> {
  view: View
  people: People
  sentence: string
  /** What just happened. */
  story: string
  /** Who was heard about a word. */
  ask: string
  heard: string
  isPaused: boolean
}

import type { GameProps } from '@tablee/ui/client.ts'
import type { People } from '@tablee/ui/frames/people.ts'
import type { View } from '../game.ts'
import type { HeardWord } from '../telling/heard-words.ts'

/** What both stages show, the large one and the small one. */
export interface StageProps extends GameProps<View> {
  view: View
  people: People
  sentence: string
  /** What just happened. */
  story: string
  /** The words settled last, the newest first. */
  heard: readonly HeardWord[]
  isPaused: boolean
}

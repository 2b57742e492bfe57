import type { GameProps } from '@tablee/ui/client.ts'
import type { People } from '@tablee/ui/frames/people.ts'
import type { View } from '../game.ts'

/** What the shared screen and a spectator’s phone are told of alike. */
export interface StageProps extends GameProps<View> {
  view: View
  people: People
  /** What goes on, in one sentence. */
  sentence: string
  isPaused: boolean
}

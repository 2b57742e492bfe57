import { defaults, type Options as Settings, seats, type View } from '@tablee/games/kokomots'
import type { GameUi } from '../game-ui.ts'
import Hand from './Hand.svelte'
import Options from './Options.svelte'
import { refusalText } from './refusal.ts'
import Stage from './Stage.svelte'
import { summaryOf } from './summary.ts'
import { stageWords } from './words.ts'

/** Kokomots on screen. */
export const ui: GameUi = {
  Hand,
  Stage,
  Options,
  boxes: { kokomots: defaults },
  seats: (options) => seats(options as Settings),
  boxOf: () => 'kokomots',
  summary: (options) => summaryOf(options as Settings, stageWords.current),
  deadline: ({ view }) => (view as View).endsAt,
  refusal: refusalText,
}

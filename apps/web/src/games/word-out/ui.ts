import { defaults, type Options as Settings, seats, type View } from '@tablee/games/word-out'
import type { GameUi } from '../game-ui.ts'
import { askedOf } from './asked.ts'
import Hand from './Hand.svelte'
import Options from './Options.svelte'
import { refusalText } from './refusal.ts'
import Stage from './Stage.svelte'
import { summaryOf } from './summary.ts'
import { words } from './words.ts'

/** Word Out! on screen. */
export const ui: GameUi = {
  Hand,
  Stage,
  Options,
  boxes: { 'word-out': defaults },
  seats,
  // Ten seconds would not even take it across the table.
  aroundBoxes: { 'word-out': { ...defaults, waits: { ...defaults.waits, counter: 45 } } },
  boxOf: () => 'word-out',
  summary: (options) => summaryOf(options as Settings, words.current),
  deadline: ({ view }) => (view as View).endsAt,
  asked: ({ view }) => askedOf(view as View, words.current),
  score: ({ view }, seat) => String((view as View).scores[seat] ?? 0),
  refusal: refusalText,
}

import { defaults, type Options as Settings, seats, type View } from '@tablee/games/mot-pour-mot'
import type { GameUi } from '../game-ui.ts'
import Hand from './Hand.svelte'
import Options from './Options.svelte'
import { refusalText } from './refusal.ts'
import Stage from './Stage.svelte'
import { summaryOf } from './summary.ts'
import { words } from './words.ts'

/** Mot pour Mot on screen. */
export const ui: GameUi = {
  Hand,
  Stage,
  Options,
  boxes: { cactus: defaults('cactus'), capture: defaults('capture') },
  seats,
  boxOf: (options) => (options as Settings).edition,
  summary: (options) => summaryOf(options as Settings, words.current),
  deadline: ({ view }) => (view as View).endsAt,
  refusal: refusalText,
}

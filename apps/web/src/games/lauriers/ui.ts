import { defaults, type Options as Settings, seats, type View } from '@tablee/games/lauriers'
import type { GameUi } from '../game-ui.ts'
import { askedOf } from './asked.ts'
import Hand from './Hand.svelte'
import Options from './Options.svelte'
import { refusalText } from './refusal.ts'
import Stage from './Stage.svelte'
import { summaryOf } from './summary.ts'
import { words } from './words.ts'

/** Les Lauriers on screen. */
export const ui: GameUi = {
  Hand,
  Stage,
  Options,
  boxes: { lauriers: defaults },
  seats,
  // They write and vote one after the other: nobody's time is to be spent by another.
  aroundBoxes: { lauriers: { ...defaults, hasClock: false } },
  boxOf: () => 'lauriers',
  summary: (options) => summaryOf(options as Settings, words.current),
  deadline: ({ view }) => (view as View).endsAt,
  asked: ({ view }) => askedOf(view as View),
  score: ({ view, outcome }, seat) => {
    const { diploma, leaf } = words.current.label
    return outcome?.placings[0]?.includes(seat) ? diploma : leaf((view as View).leaves[seat] ?? 1)
  },
  refusal: refusalText,
}

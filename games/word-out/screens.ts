import { defineScreens } from '@tablee/ui/client.ts'
import { askedOf } from './around/asked.ts'
import { boxes, boxOf, defaults, type Options as Settings, seats, type View } from './game.ts'
import { intro } from './intro/intro.ts'
import Options from './options/Options.svelte'
import { summaryOf } from './options/summary.ts'
import Hand from './phone/Hand.svelte'
import { music } from './sounds.ts'
import Stage from './stage/Stage.svelte'
import { refusalText } from './texts/refusal.ts'
import { gameTexts } from './texts/texts.ts'

/** Word Out! on screen. */
export const screens = defineScreens<View, Settings>({
  Hand,
  Stage,
  Options,
  boxes,
  seats,
  // Ten seconds would not even take it across the table.
  aroundBoxes: { 'word-out': { ...defaults, waits: { ...defaults.waits, counter: 45 } } },
  boxOf,
  summary: (options) => summaryOf(options, gameTexts.current),
  deadline: ({ view }) => view.endsAt,
  asked: ({ view }) => askedOf(view, gameTexts.current),
  music,
  score: ({ view }, seat) => String(view.scores[seat] ?? 0),
  refusal: refusalText,
  intro,
})

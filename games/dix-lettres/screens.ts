import { defineScreens } from '@tablee/ui/client.ts'
import { askedOf } from './around/asked.ts'
import { boxes, boxOf, defaults, type Options as Settings, seats, type View } from './game.ts'
import { intro } from './intro/intro.ts'
import Options from './options/Options.svelte'
import { summaryOf } from './options/summary.ts'
import Hand from './phone/Hand.svelte'
import { music } from './sounds.ts'
import Stage from './stage/Stage.svelte'
import { gameTexts, refusalText } from './texts/texts.ts'

/** Dix lettres on screen. */
export const screens = defineScreens<View, Settings>({
  Hand,
  Stage,
  Options,
  boxes,
  boxOf,
  seats,
  // They write one after the other: nobody's time is to be spent by another.
  aroundBoxes: { 'dix-lettres': { ...defaults, hasClock: false } },
  summary: (options) => summaryOf(options, gameTexts.current),
  deadline: ({ view }) => view.endsAt,
  asked: ({ view }) => askedOf(view),
  // Nobody loses anything while words are shown.
  awaited: ({ view }) => (view.phase === 'draw' || view.phase === 'write' ? askedOf(view).seats : []),
  music,
  score: ({ view }, seat) => String(view.scores[seat] ?? 0),
  refusal: refusalText,
  intro,
})

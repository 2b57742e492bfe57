import { defineScreens } from '@tablee/ui/client.ts'
import { askedOf, awaitedIn } from './around/asked.ts'
import { boxes, boxOf, defaults, type Options as Settings, seats, type View } from './game.ts'
import { intro } from './intro/intro.ts'
import Options from './options/Options.svelte'
import { summaryOf } from './options/summary.ts'
import Hand from './phone/Hand.svelte'
import { music } from './sounds.ts'
import Stage from './stage/Stage.svelte'
import { refusalText } from './texts/refusal.ts'
import { gameTexts } from './texts/texts.ts'

/** Les Lauriers on screen. */
export const screens = defineScreens<View, Settings>({
  Hand,
  Stage,
  Options,
  boxes,
  seats,
  // They write and vote one after the other: nobody's time is to be spent by another.
  aroundBoxes: { lauriers: { ...defaults, hasClock: false } },
  boxOf,
  summary: (options) => summaryOf(options, gameTexts.current),
  deadline: ({ view }) => view.endsAt,
  asked: ({ view }) => askedOf(view),
  awaited: ({ view }) => awaitedIn(view),
  music,
  score: ({ view, outcome }, seat) => {
    const { diploma, leaf } = gameTexts.current.label
    return outcome?.placings[0]?.includes(seat) ? diploma : leaf(view.leaves[seat] ?? 1)
  },
  refusal: refusalText,
  intro,
})

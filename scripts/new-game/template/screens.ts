import { defineScreens } from '@tablee/ui/client.ts'
import { frameTexts } from '@tablee/ui/frames/frame-texts.ts'
import { paceLine } from '@tablee/ui/frames/option-summary.ts'
import { boxes, boxOf, defaults, type Options as Settings, seats, type View } from './game.ts'
import Options from './options/Options.svelte'
import Hand from './phone/Hand.svelte'
import Stage from './stage/Stage.svelte'
import { refusalText } from './texts/texts.ts'

/** Nouveau jeu on screen. */
export const screens = defineScreens<View, Settings>({
  Hand,
  Stage,
  Options,
  boxes,
  boxOf,
  seats,
  summary: (options) => [paceLine(options, 'write', frameTexts.current.inSeconds).line],
  deadline: ({ view }) => view.endsAt,
  // Around one device they write one after the other, under cover; nobody's time is to be spent by another.
  asked: ({ view: { phase, seats, written } }) => ({
    seats: phase === 'over' ? [] : seats.filter((seat) => !written.includes(seat)),
  }),
  aroundBoxes: { 'nouveau-jeu': { ...defaults, hasClock: false } },
  score: ({ view }, seat) => String(view.scores[seat] ?? 0),
  refusal: refusalText,
})

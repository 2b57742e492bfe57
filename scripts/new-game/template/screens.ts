import { defineScreens } from '@tablee/ui/client.ts'
import { frameTexts } from '@tablee/ui/frames/frame-texts.ts'
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
  // They write one after the other: nobody's time is to be spent by another.
  aroundBoxes: { 'nouveau-jeu': { ...defaults, hasClock: false } },
  summary: ({ hasClock, waits }) => [hasClock ? frameTexts.current.inSeconds(waits.write) : frameTexts.current.untimed],
  deadline: ({ view }) => view.endsAt,
  // Around one device everybody writes in turn, under cover; what is shown lies open, and anybody goes on.
  asked: ({ view }) =>
    view.phase === 'write'
      ? { seats: view.seats.filter((seat) => !view.written.includes(seat)) }
      : { seats: view.phase === 'over' ? [] : view.seats, isOpen: true },
  score: ({ view }, seat) => String(view.scores[seat] ?? 0),
  refusal: refusalText,
})

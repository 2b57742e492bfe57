import { defineScreens } from '@tablee/ui/client.ts'
import { gameWords } from '@tablee/ui/frames/frame-texts.ts'
import { refusalIn } from '@tablee/ui/frames/game-refusal.ts'
import { __camel__, type Options, type View } from './game.ts'
import OptionsForm from './options/Options.svelte'
import Hand from './phone/Hand.svelte'
import Stage from './stage/Stage.svelte'
import { words } from './texts/texts.ts'

export const screens = defineScreens<View, Options>({
  Hand,
  Stage,
  Options: OptionsForm,
  boxes: __camel__.boxes,
  boxOf: __camel__.boxOf,
  seats: __camel__.seats,
  summary: ({ hasClock, waits }) => [hasClock ? gameWords.current.inSeconds(waits.write) : gameWords.current.untimed],
  deadline: ({ view }) => view.endsAt,
  // Around one device everybody in turn writes under cover; the points lie open for all.
  aroundBoxes: { __id__: { ...__camel__.defaults, hasClock: false } },
  asked: ({ view }) => ({
    seats: view.phase === 'over' ? [] : view.seats.filter((seat) => !view.done.includes(seat)),
    isOpen: view.phase === 'show',
  }),
  score: ({ view }, seat) => String(view.scores[seat] ?? 0),
  refusal: refusalIn(() => words.current.refusals),
})

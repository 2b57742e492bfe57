import type { SeatId } from '@tablee/kernel'
import { defineScreens } from '@tablee/ui/client.ts'
import { frameTexts } from '@tablee/ui/frames/frame-texts.ts'
import { askedOf } from './around/asked.ts'
import { SOLO_NAMES } from './bots/solo-names.ts'
import { boxes, boxOf, defaults, type Options as Settings, seats, type View } from './game.ts'
import { intro } from './intro/intro.ts'
import Options from './options/Options.svelte'
import { summaryOf } from './options/summary.ts'
import Hand from './phone/Hand.svelte'
import { isAwaited, music } from './sounds.ts'
import Stage from './stage/Stage.svelte'
import { refusalText } from './texts/refusal.ts'
import { gameTexts, stageTexts } from './texts/texts.ts'

/** One device goes around: nobody's time runs before they have it in hand, and voters need a moment to look. */
const around: Settings = { ...defaults, hasReadyTap: true, waits: { ...defaults.waits, vote: 30 } }

const pointsOf = ({ camps, piles }: View, seat: SeatId): string => {
  const camp = camps.find(({ seats }) => seats.includes(seat))
  return String((camp && piles[camp.id]?.points) ?? 0)
}

/** Kokomots on screen. */
export const screens = defineScreens<View, Settings>({
  Hand,
  Stage,
  Options,
  boxes,
  seats,
  aroundBoxes: { kokomots: around },
  boxOf,
  soloBotNames: SOLO_NAMES,
  summary: (options) => summaryOf(options, stageTexts.current),
  deadline: ({ view }) => view.endsAt,
  asked: ({ view }, table) => askedOf(view, table, gameTexts.current),
  awaited: ({ view }) => view.seats.filter((seat) => isAwaited(view, seat)),
  lastWords: ({ view }) => (view.phase === 'turn' ? frameTexts.current.lastWords : undefined),
  music,
  score: ({ view }, seat) => pointsOf(view, seat),
  refusal: refusalText,
  intro,
})

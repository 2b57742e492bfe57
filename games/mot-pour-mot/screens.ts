import type { SeatId } from '@tablee/kernel'
import { defineScreens } from '@tablee/ui/client.ts'
import { askedOf } from './around/asked.ts'
import { boxes, boxOf, defaults, type Edition, type Options as Settings, seats, type View } from './game.ts'
import { intro } from './intro/intro.ts'
import Options from './options/Options.svelte'
import { summaryOf } from './options/summary.ts'
import { lettersOut } from './parts/shifts.ts'
import Hand from './phone/Hand.svelte'
import { music } from './sounds.ts'
import Stage from './stage/Stage.svelte'
import { refusalText } from './texts/refusal.ts'
import { gameTexts } from './texts/texts.ts'

/** Hands are raised and counted, and the device handed over. */
const around = (edition: Edition): Settings => {
  const usual = defaults(edition)
  return { ...usual, waits: { ...usual.waits, review: 40, plead: 30, vote: 60 } }
}

const teamOf = ({ teams }: View, seat: SeatId) => (teams.sel.seats.includes(seat) ? 'sel' : 'poivre')

/** Mot pour Mot on screen. */
export const screens = defineScreens<View, Settings>({
  Hand,
  Stage,
  Options,
  boxes,
  aroundBoxes: { cactus: around('cactus'), capture: around('capture') },
  seats,
  boxOf,
  summary: (options) => summaryOf(options, gameTexts.current),
  deadline: ({ view }) => view.endsAt,
  asked: ({ view }) => askedOf(view, gameTexts.current),
  music,
  score: ({ view }, seat) => String(lettersOut(view, teamOf(view, seat)).length),
  refusal: refusalText,
  intro,
})

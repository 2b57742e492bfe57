import { defaults, type Edition, type Options as Settings, seats, type View } from '@tablee/games/mot-pour-mot'
import type { SeatId } from '@tablee/kernel'
import type { GameUi } from '../game-ui.ts'
import { askedOf } from './asked.ts'
import Hand from './Hand.svelte'
import Options from './Options.svelte'
import { refusalText } from './refusal.ts'
import Stage from './Stage.svelte'
import { lettersOut } from './shifts.ts'
import { summaryOf } from './summary.ts'
import { words } from './words.ts'

/** Hands are raised and counted, and the device handed over. */
const around = (edition: Edition): Settings => {
  const usual = defaults(edition)
  return { ...usual, waits: { ...usual.waits, review: 40, plead: 30, vote: 60 } }
}

const teamOf = ({ teams }: View, seat: SeatId) => (teams.sel.seats.includes(seat) ? 'sel' : 'poivre')

/** Mot pour Mot on screen. */
export const ui: GameUi = {
  Hand,
  Stage,
  Options,
  boxes: { cactus: defaults('cactus'), capture: defaults('capture') },
  aroundBoxes: { cactus: around('cactus'), capture: around('capture') },
  seats,
  boxOf: (options) => (options as Settings).edition,
  summary: (options) => summaryOf(options as Settings, words.current),
  deadline: ({ view }) => (view as View).endsAt,
  asked: ({ view }) => askedOf(view as View, words.current),
  score: ({ view }, seat) => String(lettersOut(view as View, teamOf(view as View, seat)).length),
  refusal: refusalText,
}

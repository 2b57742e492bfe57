import type { GameReplay } from '@tablee/ui/replay/game-replay.ts'
import { defaults, kokomots, type Move, type View } from '../game.ts'
import { en as boardEn } from '../texts/en.ts'
import { fr as boardFr } from '../texts/fr.ts'
import { tellStep } from './tell-steps.ts'
import { en, fr } from './texts.ts'

const WORDS = { fr: { telling: fr, board: boardFr }, en: { telling: en, board: boardEn } }

export const replay: GameReplay = {
  game: kokomots,
  optionsOf: (view) => ({ ...defaults, mode: (view as View).mode }),
  seatsOf: (view, names) => {
    const { seats, camps, mode } = view as View
    return seats.map((id) => ({
      id,
      name: names[id] ?? '',
      holder: 'person',
      team: mode === 'teams' ? (camps.find((camp) => camp.seats.includes(id))?.id ?? '') : '',
      isCaptain: false,
      isPresent: true,
      isUnhurried: false,
    }))
  },
  startedAt: (view) => {
    const { endsAt, lasts } = view as View
    return endsAt === undefined || lasts === undefined ? 0 : endsAt - lasts * 1000
  },
  beginsTurn: (raw, now) => {
    const [before, after] = [raw as View, now as View]
    if (after.mode === 'simultaneous') return before.phase === 'turning' && after.phase === 'searching'
    return after.turn !== undefined && after.turn !== before.turn
  },
  tell: ({ by, move, before, after }, nameOf, language) =>
    tellStep(
      { by, move: move as Move | undefined, before: before as View | undefined, after: after as View },
      WORDS[language],
      nameOf,
    ),
}

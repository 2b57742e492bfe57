import { defaults, lauriers, type Move, type View } from '@tablee/games/lauriers'
import type { GameReplay } from './game-replay.ts'
import { tellStep } from './tell-lauriers.ts'
import { en, fr } from './telling-lauriers.ts'

const WORDS = { fr, en }

export const lauriersReplay: GameReplay = {
  game: lauriers,
  optionsOf: () => defaults,
  seatsOf: (view, names) =>
    (view as View).seats.map((id) => ({
      id,
      name: names[id] ?? '',
      holder: 'person',
      team: '',
      isCaptain: false,
      isPresent: true,
      isUnhurried: false,
    })),
  startedAt: (view) => {
    const { endsAt, lasts } = view as View
    return endsAt === undefined || lasts === undefined ? 0 : endsAt - lasts * 1000
  },
  beginsTurn: (before, after) => (after as View).round > (before as View).round,
  tell: ({ by, move, before, after }, nameOf, language) =>
    tellStep(
      { by, move: move as Move | undefined, before: before as View | undefined, after: after as View },
      WORDS[language],
      nameOf,
    ),
}

import type { GameReplay } from '@tablee/ui/replay/game-replay.ts'
import { beganAt, seatsAround } from '@tablee/ui/replay/round-table.ts'
import { defaults, lauriers, type Move, type View } from '../game.ts'
import { tellStep } from './tell-steps.ts'
import { en, fr } from './texts.ts'

const WORDS = { fr, en }

export const replay: GameReplay = {
  game: lauriers,
  optionsOf: () => defaults,
  seatsOf: (view, names) => seatsAround((view as View).seats, names),
  startedAt: (view) => beganAt(view as View),
  beginsTurn: (before, after) => (after as View).round > (before as View).round,
  tell: ({ by, move, before, after }, nameOf, language) =>
    tellStep(
      { by, move: move as Move | undefined, before: before as View | undefined, after: after as View },
      WORDS[language],
      nameOf,
    ),
}

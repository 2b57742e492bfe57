import type { GameReplay } from '@tablee/ui/replay/game-replay.ts'
import { beganAt, seatsAround } from '@tablee/ui/replay/round-table.ts'
import { defaults, type Move, type View, wordOut } from '../game.ts'
import { en as boardEn } from '../texts/en.ts'
import { fr as boardFr } from '../texts/fr.ts'
import { tellStep } from './tell-steps.ts'
import { en, fr } from './texts.ts'

const WORDS = { fr: { telling: fr, board: boardFr }, en: { telling: en, board: boardEn } }

export const replay: GameReplay = {
  game: wordOut,
  optionsOf: () => defaults,
  seatsOf: (view, names) => seatsAround((view as View).seats, names),
  startedAt: (view) => beganAt(view as View),
  beginsTurn: (before, after) => (after as View).phase === 'turn' && (after as View).step !== (before as View).step,
  tell: ({ by, move, before, after }, nameOf, language) =>
    tellStep(
      { by, move: move as Move | undefined, before: before as View | undefined, after: after as View },
      WORDS[language],
      nameOf,
    ),
  coach: {
    turnOf: (view) => {
      const { phase, active } = view as View
      return phase === 'turn' ? active : undefined
    },
    load: () => import('./Coach.svelte'),
  },
}

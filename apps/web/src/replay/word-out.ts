import { defaults, type Move, type View, wordOut } from '@tablee/games/word-out'
import { en as boardEn } from '../games/word-out/words.en.ts'
import { fr as boardFr } from '../games/word-out/words.fr.ts'
import type { GameReplay } from './game-replay.ts'
import { beganAt, seatsAround } from './round-table.ts'
import { tellStep } from './tell-word-out.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

const WORDS = { fr: { telling: fr.wordOut, board: boardFr }, en: { telling: en.wordOut, board: boardEn } }

export const wordOutReplay: GameReplay = {
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
    load: () => import('./WordOutCoach.svelte'),
  },
}

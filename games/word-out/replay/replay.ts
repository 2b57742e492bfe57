import { defineReplay } from '@tablee/ui/replay/game-replay.ts'
import { seatsAround, startOfWait } from '@tablee/ui/replay/round-table.ts'
import { defaults, type Move, type State, type View, wordOut } from '../game.ts'
import { en as boardEn } from '../texts/en.ts'
import { fr as boardFr } from '../texts/fr.ts'
import { tellStep } from './tell-steps.ts'
import { en, fr } from './texts.ts'

const WORDS = { fr: { telling: fr, board: boardFr }, en: { telling: en, board: boardEn } }

export const replay = defineReplay<State, View, Move>({
  game: wordOut,
  optionsOf: () => defaults,
  seatsOf: ({ seats }, names) => seatsAround(seats, names),
  startedAt: startOfWait,
  beginsTurn: (before, after) => after.phase === 'turn' && after.step !== before.step,
  tell: (step, nameOf, language) => tellStep(step, WORDS[language], nameOf),
  coach: {
    turnOf: ({ phase, active }) => (phase === 'turn' ? active : undefined),
    load: () => import('./Coach.svelte'),
  },
})

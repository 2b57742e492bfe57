import { defineReplay } from '@tablee/ui/replay/game-replay.ts'
import { seatsAround, startOfWait } from '@tablee/ui/replay/round-table.ts'
import { defaults, lauriers, type Move, type State, type View } from '../game.ts'
import { tellStep } from './tell-steps.ts'
import { en, fr } from './texts.ts'

const WORDS = { fr, en }

export const replay = defineReplay<State, View, Move>({
  game: lauriers,
  optionsOf: () => defaults,
  seatsOf: ({ seats }, names) => seatsAround(seats, names),
  startedAt: startOfWait,
  beginsTurn: (before, after) => after.round > before.round,
  tell: (step, nameOf, language) => tellStep(step, WORDS[language], nameOf),
})

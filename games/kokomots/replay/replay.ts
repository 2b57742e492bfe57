import { defineReplay } from '@tablee/ui/replay/game-replay.ts'
import { startOfWait } from '@tablee/ui/replay/round-table.ts'
import { defaults, kokomots, type Move, type State, type View } from '../game.ts'
import { en as boardEn } from '../texts/en.ts'
import { fr as boardFr } from '../texts/fr.ts'
import { tellStep } from './tell-steps.ts'
import { en, fr } from './texts.ts'

const WORDS = { fr: { telling: fr, board: boardFr }, en: { telling: en, board: boardEn } }

export const replay = defineReplay<State, View, Move>({
  game: kokomots,
  optionsOf: ({ mode }) => ({ ...defaults, mode }),
  seatsOf: ({ seats, camps, mode }, names) =>
    seats.map((id) => ({
      id,
      name: names[id] ?? '',
      holder: 'person',
      team: mode === 'teams' ? (camps.find((camp) => camp.seats.includes(id))?.id ?? '') : '',
      isCaptain: false,
      isPresent: true,
      isUnhurried: false,
    })),
  startedAt: startOfWait,
  beginsTurn: (before, after) => {
    if (after.mode === 'simultaneous') return before.phase === 'turning' && after.phase === 'searching'
    return after.turn !== undefined && after.turn !== before.turn
  },
  tell: (step, nameOf, language) => tellStep(step, WORDS[language], nameOf),
})

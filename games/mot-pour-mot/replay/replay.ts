import type { SeatId, SeatView } from '@tablee/kernel'
import { defineReplay } from '@tablee/ui/replay/game-replay.ts'
import { startOfWait } from '@tablee/ui/replay/round-table.ts'
import { defaults, type Move, motPourMot, type State, type View } from '../game.ts'
import { en as boardEn } from '../texts/en.ts'
import { fr as boardFr } from '../texts/fr.ts'
import { tellStep } from './tell-steps.ts'
import { en, fr } from './texts.ts'

const TEAMS = ['sel', 'poivre'] as const
const WORDS = { fr: { telling: fr, board: boardFr }, en: { telling: en, board: boardEn } }

const seatsOf = ({ teams }: View, names: Readonly<Record<string, string>>): SeatView[] =>
  (Object.keys(names) as SeatId[]).flatMap((id) => {
    const team = TEAMS.find((each) => teams[each].seats.includes(id))
    if (team === undefined) return []
    const isCaptain = teams[team].captain === id
    return [{ id, name: names[id] ?? '', holder: 'person', team, isCaptain, isPresent: true, isUnhurried: false }]
  })

export const replay = defineReplay<State, View, Move>({
  game: motPourMot,
  optionsOf: ({ edition }) => defaults(edition),
  seatsOf,
  startedAt: startOfWait,
  beginsTurn: (before, after) => before.phase === 'draw' && after.phase === 'read',
  tell: (step, nameOf, language) => tellStep(step, WORDS[language], nameOf),
})

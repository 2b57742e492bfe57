import type { SeatId, SeatView } from '@tablee/kernel'
import type { GameReplay } from '@tablee/ui/replay/game-replay.ts'
import { defaults, type Move, motPourMot, type View } from '../game.ts'
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

export const replay: GameReplay = {
  game: motPourMot,
  optionsOf: (view) => defaults((view as View).edition),
  seatsOf: (view, names) => seatsOf(view as View, names),
  startedAt: (view) => {
    const { endsAt, lasts } = view as View
    return endsAt === undefined || lasts === undefined ? 0 : endsAt - lasts * 1000
  },
  beginsTurn: (before, after) => (before as View).phase === 'draw' && (after as View).phase === 'read',
  tell: ({ by, move, before, after }, nameOf, language) =>
    tellStep(
      { by, move: move as Move | undefined, before: before as View | undefined, after: after as View },
      WORDS[language],
      nameOf,
    ),
}

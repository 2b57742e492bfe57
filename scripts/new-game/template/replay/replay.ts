import { defineReplay } from '@tablee/ui/replay/game-replay.ts'
import { seatsAround, startOfWait } from '@tablee/ui/replay/round-table.ts'
import { type Move, nouveauJeu, type State, type View } from '../game.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'

/** The game watched again: the same rules fold the same log. */
export const replay = defineReplay<State, View, Move>({
  game: nouveauJeu,
  optionsOf: () => nouveauJeu.defaults,
  seatsOf: ({ seats }, names) => seatsAround(seats, names),
  startedAt: startOfWait,
  beginsTurn: (before, after) => before.round !== after.round,
  tell: ({ by, move, before, after }, nameOf, language) => {
    const { told, round, over } = language === 'fr' ? fr : en
    if (after.phase === 'over') return over
    if (before?.round !== after.round) return round(after.round, after.rounds)
    return move?.type === 'write' && by?.kind === 'seat' ? told.wrote(nameOf(by.seat)) : ''
  },
})

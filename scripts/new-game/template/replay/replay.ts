import { defineReplay } from '@tablee/ui/replay/game-replay.ts'
import { beganAt, seatsAround } from '@tablee/ui/replay/round-table.ts'
import { __camel__, type Move, type View } from '../game.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'

/** The game watched again: the same rules fold the same log. */
export const replay = defineReplay<View, Move>({
  game: __camel__,
  optionsOf: () => __camel__.defaults,
  seatsOf: ({ seats }, names) => seatsAround(seats, names),
  startedAt: beganAt,
  beginsTurn: (before, after) => before.round !== after.round,
  tell: ({ by, move, after }, nameOf, language) => {
    const texts = language === 'fr' ? fr : en
    const name = by?.kind === 'seat' ? nameOf(by.seat) : ''
    if (move?.type === 'write') return texts.wrote(name)
    if (move?.type === 'go-on') return texts.tapped(name)
    return after.phase === 'over' ? texts.ended : texts.round(after.round, after.rounds)
  },
})

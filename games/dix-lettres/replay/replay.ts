import { defineReplay } from '@tablee/ui/replay/game-replay.ts'
import { seatsAround, startOfWait } from '@tablee/ui/replay/round-table.ts'
import { dixLettres, type Move, type State, type View } from '../game.ts'
import { newsOf } from '../telling/tell.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'

/** The game watched again: the same rules fold the same log. What was possible is told with each round’s result. */
export const replay = defineReplay<State, View, Move>({
  game: dixLettres,
  optionsOf: () => dixLettres.defaults,
  seatsOf: ({ seats }, names) => seatsAround(seats, names),
  startedAt: startOfWait,
  beginsTurn: (before, after) => before.round !== after.round,
  tell: ({ by, move, before, after }, nameOf, language) => {
    const texts = language === 'fr' ? fr : en
    const { told, round, head } = texts
    if (before === undefined) return round(after.round, after.rounds)
    if (after.phase === 'over') return `${head.over}.`
    const name = by?.kind === 'seat' ? nameOf(by.seat) : ''
    if (move?.type === 'call') return told.calls(name, after.letters?.at(-1) ?? '')
    if (move?.type === 'write') return told.wrote(name)
    if (move?.type === 'done' && after.phase === 'write') return told.done(name)
    if (move?.type === 'search-on') return told.searchesOn(name)
    const listed = (names: readonly string[]) => new Intl.ListFormat(language).format(names)
    return newsOf(before, after, undefined, texts, nameOf, listed).join(' ') || told.timeUp
  },
})

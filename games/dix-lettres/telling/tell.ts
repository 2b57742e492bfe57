import type { Outcome, SeatId } from '@tablee/kernel'
import type { View } from '../game.ts'
import type { GameTexts } from '../texts/fr.ts'

type NameOf = (seat: SeatId) => string

type Listed = (names: readonly string[]) => string

/** « 7 points pour Ana et Bob. »: who had the longest word. DIX-11: where everybody scores, what oneself has. */
const pointsLine = (
  { results, scoring }: View,
  me: SeatId | undefined,
  { told }: GameTexts,
  nameOf: NameOf,
  listed: Listed,
): string => {
  const scored = Object.entries(results.at(-1)?.points ?? {}) as [SeatId, number][]
  if (scoring === 'everybody' && scored.length > 0) {
    const mine = scored.find(([seat]) => seat === me)
    if (mine) return told.points(nameOf(mine[0]), mine[1])
    return me === undefined ? told.eachScores : told.notMe
  }
  const most = Math.max(0, ...scored.map(([, points]) => points))
  const leaders = scored.filter(([, points]) => points === most).map(([seat]) => nameOf(seat))
  return leaders.length === 0 ? told.nobody : told.points(listed(leaders), most)
}

/** What one has to do, in a few words, or who does what; without a seat for the shared screen. */
export const headline = (
  view: View,
  me: SeatId | undefined,
  texts: GameTexts,
  nameOf: NameOf,
  listed: Listed,
): string => {
  const { phase, isCovered, caller, done = [] } = view
  const { head, stage } = texts
  if (isCovered) return head.paused
  switch (phase) {
    case 'draw':
      if (caller === undefined) return head.write
      if (me === undefined) return stage.calls(nameOf(caller))
      return caller === me ? head.myCall : head.calls(nameOf(caller))
    case 'write':
      if (me === undefined) return stage.write
      return done.includes(me) ? head.done : head.write
    case 'reveal':
      return head.reveal
    case 'results':
      return pointsLine(view, me, texts, nameOf, listed)
    case 'over':
      return head.over
  }
}

/** Who won, or what somebody who plays alone has reached. */
export const endTitle = (
  { seats, scores }: View,
  outcome: Outcome | undefined,
  me: SeatId | undefined,
  { end }: GameTexts,
  nameOf: NameOf,
  listed: Listed,
): string => {
  const winners = outcome?.placings[0] ?? []
  const [first] = winners
  if (first === undefined) return ''
  if (seats.length === 1) return end.alone(scores[first] ?? 0)
  if (winners.length > 1) return end.winners(listed(winners.map(nameOf)))
  return first === me ? end.mine : end.winner(nameOf(first))
}

/** Whether somebody had a word as long as the longest that were possible. */
export const wasFound = ({ best, entries }: View['results'][number]): boolean => {
  const [first] = best
  return first === undefined || entries.some(({ word, isValid }) => isValid && word.length >= first.length)
}

/** Who scores, and what one could have made. */
const resultLines = (view: View, me: SeatId | undefined, texts: GameTexts, nameOf: NameOf, listed: Listed) => {
  const { best } = texts
  const result = view.results.at(-1)
  if (result === undefined) return []
  const could = result.best.length === 0 ? best.none : wasFound(result) ? best.found : best.said(listed(result.best))
  return [pointsLine(view, me, texts, nameOf, listed), could]
}

/** What changed, for people who use a screen reader, and for a screen that reads aloud. */
export const newsOf = (
  before: View,
  after: View,
  me: SeatId | undefined,
  texts: GameTexts,
  nameOf: NameOf,
  listed: Listed,
): string[] => {
  const { told, word } = texts
  const head = `${headline(after, me, texts, nameOf, listed)}.`.replace(/([?!])\.$/, '$1')
  if (after.isCovered || before.isCovered) return before.isCovered === after.isCovered ? [] : [head]
  // The table says that the game is over, and the heading who won.
  if (after.phase === 'over') return []
  const isNew = after.phase !== before.phase || after.round !== before.round
  switch (after.phase) {
    case 'draw': {
      if (isNew) return [texts.round(after.round, after.rounds), head]
      const fresh = after.letters?.slice(before.letters?.length)
      return fresh?.map(told.letter) ?? []
    }
    case 'write': {
      if (isNew) return [told.drawn(after.letters?.join(', ') ?? ''), head]
      const fresh = after.done?.filter((seat) => seat !== me && !before.done?.includes(seat)) ?? []
      return fresh.map((seat) => told.done(nameOf(seat)))
    }
    case 'reveal': {
      const fresh = after.shown?.slice(before.phase === 'reveal' ? before.shown?.length : 0) ?? []
      return fresh.map((entry) => word.said(entry.word, listed(entry.seats.map(nameOf)), entry.isValid))
    }
    case 'results':
      return isNew ? resultLines(after, me, texts, nameOf, listed) : []
  }
}

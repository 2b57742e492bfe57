import { toldAfter } from '@tablee/game-kit/told.ts'
import type { SeatId } from '@tablee/kernel'
import { type Happening, isJoker, type View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'

export type NameOf = (seat: SeatId) => string
/** No name for whoever reads: one's own doings are told in the second person. */
export type CalledOf = (seat: SeatId) => string | undefined

/** What one has to do, in one sentence, or who does what. */
export const headline = (view: View, me: SeatId | undefined, { head }: GameTexts, nameOf: NameOf): string => {
  if (view.isCovered) return head.paused
  const { active } = view
  if (view.phase === 'over' || active === undefined) return head.over
  const isMine = active === me
  const name = nameOf(active)
  switch (view.phase) {
    case 'turn':
      return isMine ? head.myTurn : head.turn(name)
    case 'run':
      return isMine ? head.myRun(Math.min(view.left ?? 1, view.held[active] ?? 1)) : head.run(name)
    case 'start':
      return isMine ? head.myStart : head.start(name)
    case 'counter':
      return isMine ? head.myWord : head.word(name)
  }
}

/** Who won, in one's own words; nothing before the end. */
export const wonLine = (
  winners: readonly SeatId[],
  me: SeatId | undefined,
  { end }: GameTexts,
  nameOf: NameOf,
  and: (names: string[]) => string,
): string => {
  const [first, ...others] = winners
  if (first === undefined) return ''
  if (others.length > 0) return end.winners(and(winners.map(nameOf)))
  return first === me ? end.mine : end.winner(nameOf(first))
}

/** The one sentence of the shared screen. */
export const stageLine = (
  view: View,
  winners: readonly SeatId[],
  texts: GameTexts,
  nameOf: NameOf,
  and: (names: string[]) => string,
): string => {
  const { stage } = texts
  if (view.isCovered) return stage.paused
  const { active } = view
  if (view.phase === 'over' || active === undefined) {
    return (winners.length > 1 ? stage.tie : stage.over)(and(winners.map(nameOf)))
  }
  return view.phase === 'counter'
    ? stage.word(nameOf(active), view.word ?? '')
    : headline(view, undefined, texts, nameOf)
}

/** What whoever did the last thing did: for those who come in. */
export const lastMoment = (view: Pick<View, 'told'>): Happening[] => {
  const happened = toldAfter(view, 0)
  const { seat } = happened.at(-1) ?? {}
  const others = happened.map((each) => each.seat !== seat).lastIndexOf(true)
  return happened.slice(Math.max(others + 1, happened.length - MOST_LINES))
}

/** One happening among those of its moment; nothing where another says it. */
const sentence = (
  at: number,
  happened: readonly Happening[],
  view: View,
  { told }: GameTexts,
  calledOf: CalledOf,
): string => {
  const each = happened[at]
  if (each === undefined) return ''
  const name = calledOf(each.seat)
  const next = happened[at + 1]
  const before = happened[at - 1]
  const countered = before?.type === 'laid' && before.seat === each.seat ? before.counters : undefined
  switch (each.type) {
    case 'laid': {
      const isSaid = (next?.type === 'announced' || next?.type === 'banked') && next.seat === each.seat
      const isFollowed = next?.type === 'laid' && next.seat === each.seat
      if (each.counters !== undefined)
        return isSaid || isFollowed ? '' : told.countered(name, each.counters, each.letters)
      // Said with the word that it makes.
      if (isSaid) return ''
      const card = isJoker(each.card) ? told.joker(each.letter) : each.letter
      return each.letters.length === 1 ? told.opened(name, card) : told.laid(name, card, each.letters)
    }
    case 'taken-back':
      return told.back[each.fault](name, each.letters)
    case 'trashed':
      return told.trashed(name)
    case 'announced':
      return countered === undefined
        ? told.announced(name, each.word, each.points)
        : told.counterAnnounced(name, countered, each.word, each.points)
    case 'banked':
      return countered === undefined
        ? told.banked(name, each.word, each.points)
        : told.counterBanked(name, countered, each.word, each.points)
    case 'left-empty':
      return told.leftEmpty(name)
    case 'passed':
      if (before?.type === 'taken-back') return ''
      return next?.type === 'drew' ? told.passedDrew(name) : told.passed(name)
    case 'drew':
      return before?.type === 'passed' && happened[at - 2]?.type !== 'taken-back' ? '' : told.drawsToo(name)
    case 'went-out':
      return view.phase === 'over' ? told.outLast(name) : told.out(name)
  }
}

/** More cannot be read at a glance. */
const MOST_LINES = 3

/** What just happened, told in a line. */
export const storyOf = (happened: readonly Happening[], view: View, texts: GameTexts, calledOf: CalledOf): string => {
  const lines = happened.map((_, at) => sentence(at, happened, view, texts, calledOf)).filter((line) => line !== '')
  if (view.phase === 'over' && view.ending?.wentOut === undefined) lines.push(texts.told.allPassed)
  // Whoever was away for a while hears the end of it.
  return lines.slice(-MOST_LINES).join(' ')
}

import type { SeatId } from '@tablee/kernel'
import { type Edition, type LastTurn, otherTeam, type Team, timerStarter, type Verdict, type View } from '../game.ts'
import { lettersOut } from '../parts/shifts.ts'
import type { GameTexts } from '../texts/texts.ts'
import { type Role, taskOf } from './roles.ts'

type NameOf = (seat: SeatId) => string

const answerOf = ({ answer, spelled }: View) => answer ?? spelled ?? ''

/** Who does what, for whoever is not asked for anything. */
const watchLine = (view: View, { head }: GameTexts, nameOf: NameOf): string => {
  const captain = nameOf(view.acting[view.active])
  const other = nameOf(view.acting[otherTeam(view.active)])
  switch (view.phase) {
    case 'draw':
      return head.draws(captain)
    case 'read':
      return head.reads(nameOf(view.acting[timerStarter(view, view.active)]))
    case 'spell':
      return view.spelled === '' ? head.searches(captain) : head.spells(captain)
    case 'tell':
      return head.tells(captain)
    case 'review':
      return head.judges(other, answerOf(view))
    case 'plead':
      return head.pleads(captain, answerOf(view))
    case 'explain':
      return head.explains(captain)
    case 'vote':
      return head.counts
    case 'over':
      return head.over(view.winner ?? view.active)
  }
}

/** What one has to do, in one sentence, or who does what. */
export const headline = (view: View, role: Role, texts: GameTexts, nameOf: NameOf): string => {
  const { head } = texts
  if (view.isCovered) return head.paused
  switch (taskOf(view, role)) {
    case 'draw':
      return head.myDraw
    case 'start':
      return head.myStart[view.edition]
    case 'spell':
      return head.mySpell
    case 'suggest':
      return head.mySuggest(nameOf(view.acting[view.active]))
    case 'tell':
      return head.myTell
    case 'judge':
      return head.myJudge(view.active, answerOf(view))
    case 'plead':
      return head.myPlead(answerOf(view))
    case 'explain':
      return head.myExplain(otherTeam(view.active))
    case 'vote':
      return view.myVote === undefined ? head.vote[view.votingOn ?? 'category'](answerOf(view)) : head.voted
    default:
      return watchLine(view, texts, nameOf)
  }
}

/** The one sentence of the shared screen. */
export const stageLine = (view: View, { stage, head }: GameTexts, nameOf: NameOf): string => {
  if (view.isCovered) return stage.paused
  const { active } = view
  const captain = nameOf(view.acting[active])
  const answer = answerOf(view)
  switch (view.phase) {
    case 'draw':
      return stage.draw(active, captain)
    case 'read':
      return stage.read[view.edition](nameOf(view.acting[timerStarter(view, view.active)]))
    case 'spell':
      return stage.spell(active)
    case 'tell':
      return stage.tell(captain)
    case 'review':
      return stage.review(otherTeam(active), answer)
    case 'plead':
      return stage.plead(answer)
    case 'explain':
      return stage.explain(active, otherTeam(active), answer)
    case 'vote':
      return stage.vote[view.votingOn ?? 'category'](answer)
    case 'over':
      return head.over(view.winner ?? active)
  }
}

const countVotes = ({ votes }: Verdict): { readonly pros: number; readonly cons: number } => {
  const cast = Object.values(votes)
  const pros = cast.filter((vote) => vote === 'for').length
  return { pros, cons: cast.length - pros }
}

const votesLine = (verdict: Verdict, { told }: GameTexts): string => {
  const { pros, cons } = countVotes(verdict)
  return told.votes(pros, cons)
}

/** A vote that let the answer stand; on a tie it stands too (MPM-24). */
export const standsLine = (verdict: Verdict, texts: GameTexts): string => {
  const { pros, cons } = countVotes(verdict)
  return `${pros === cons ? texts.told.tied : texts.told.stays} ${votesLine(verdict, texts)}`
}

/** What became of the turn before, in one line. */
export const lastLine = (last: LastTurn, edition: Edition, texts: GameTexts): string => {
  const { told } = texts
  const answer = last.answer ?? ''
  const skipped = last.skipped.map(told.skipped)
  const votes = last.verdict && (last.ending === 'stood' ? standsLine : votesLine)(last.verdict, texts)
  const voted = votes === undefined ? [] : [votes]
  switch (last.ending) {
    case 'stood': {
      const out = last.out.length === 0 ? [] : [told.out[edition](last.out)]
      return [`${[told.stood(answer, last.moved), ...out].join(told.also)}.`, ...voted, ...skipped].join(' ')
    }
    case 'nothing':
      return told.nothing(last.team)
    case 'not-its-beginning':
      return told['not-its-beginning']
    default:
      return [told[last.ending](answer), ...voted].join(' ')
  }
}

/** Tiles out by the winners and by the others, and how many it took. */
interface Won {
  readonly mine: number
  readonly theirs: number
  readonly goal: number
}

/** MPM-26, MPM-27, MPM-28: how it was won. */
export const wonBy = (edition: Edition, winner: Team, { mine, theirs, goal }: Won, { end }: GameTexts): string => {
  if (edition === 'capture') return end.how.capture(mine)
  return mine === theirs ? end.tie(mine, winner) : end.how.cactus(mine, goal, otherTeam(winner))
}

export const howWon = (view: View, winner: Team, texts: GameTexts): string => {
  const [mine, theirs] = [lettersOut(view, winner).length, lettersOut(view, otherTeam(winner)).length]
  return wonBy(view.edition, winner, { mine, theirs, goal: view.tilesToWin }, texts)
}

/** The tiles' letters that the words of the game asked for most. */
export const busiestLetters = ({ given, tiles }: Pick<View, 'given' | 'tiles'>) => {
  const said = [...given.join('')]
  const counts = Object.keys(tiles).map((letter) => ({ letter, times: said.filter((each) => each === letter).length }))
  const times = Math.max(0, ...counts.map((count) => count.times))
  return { times, letters: counts.filter((count) => count.times === times).map(({ letter }) => letter) }
}

import type { SeatId } from '@tablee/kernel'
import type { View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'

export type NameOf = (seat: SeatId) => string

/** What may be heard of a table: what a round brought, and who won, once it is told. */
export const heardOf = (view: View, isTold: boolean): View => {
  if (isTold) return view
  const { last: _, ...rest } = view
  return { ...rest, phase: view.phase === 'over' ? 'results' : view.phase }
}

/** LAU-23: the round told last had too few proposals. */
export const isVoid = ({ last }: Pick<View, 'last'>): boolean => last !== undefined && last.lines.length === 0

/** LAU-23: whether somebody who plays has nothing to vote for this round. */
export const takesNoPart = ({ takers, leader }: Pick<View, 'takers' | 'leader'>, me: SeatId): boolean =>
  takers !== undefined && me !== leader && !takers.includes(me)

/** What is looked at as one whole, and from its top. */
export const sceneOf = ({ round, phase }: Pick<View, 'round' | 'phase'>, isTold: boolean): string => {
  if (phase === 'over') return isTold ? 'end' : `${round} results`
  return `${round} ${phase === 'late' ? 'write' : phase === 'tell' ? 'vote' : phase}`
}

/** What one has to do, in a few words, or who does what. */
export const headline = (view: View, me: SeatId | undefined, { head }: GameTexts, nameOf: NameOf): string => {
  const { phase, leader } = view
  if (view.isCovered) return head.paused
  if (phase === 'over') return head.over
  if (phase === 'results' && isVoid(view)) return head.void
  if (me !== undefined && takesNoPart(view, me) && phase !== 'results') return head.noPart
  if ((phase === 'write' || phase === 'late') && view.mine?.isHandedIn) return head.handedIn
  if (phase === 'vote' && view.myVote !== undefined) return head.voted
  const [others, mine] = head[phase]
  return leader === me ? mine : others(nameOf(leader))
}

/** The one sentence of the shared screen. */
export const stageLine = (
  view: View,
  winners: readonly SeatId[],
  { stage }: GameTexts,
  nameOf: NameOf,
  and: (names: string[]) => string,
): string => {
  if (view.isCovered) return stage.paused
  if (view.phase === 'over') return (winners.length > 1 ? stage.tie : stage.over)(and(winners.map(nameOf)))
  if (view.phase === 'results' && isVoid(view)) return stage.void
  return stage[view.phase](nameOf(view.leader))
}

/** « n.m. » is read out in full; a kind that is not known stands as it is. */
export const kindName = (kind: string, { kinds }: GameTexts): string => kinds[kind] ?? kind

/** LAU-6: how a dictionary would begin. */
export const tipFor = (kind: string, { note: { tip } }: GameTexts): string => {
  if (kind.startsWith('n.')) return tip.noun
  if (kind.startsWith('v.')) return tip.verb
  return kind.endsWith('adv.') ? tip.adverb : tip.adjective
}

import type { SeatId } from '@tablee/kernel'
import { TEAM_NAMES, type TeamName } from '@tablee/ui/look/teams.ts'
import type { Happening, View } from '../game.ts'
import type { GameTexts, StageTexts } from '../texts/texts.ts'
import { campOf, isActive, judgedBy, keepsTime, paymentOf, taskOf, toJudge } from './roles.ts'

export type NameOf = (seat: SeatId) => string

export const isTeam = (camp: string): camp is TeamName => camp in TEAM_NAMES

/** A team's name, or that of the player. */
export const campName = (camp: string, nameOf: NameOf): string =>
  isTeam(camp) ? TEAM_NAMES[camp] : nameOf(camp as SeatId)

/** Who won, in one's own words; nothing before the end. */
export const wonLine = (
  [winners = []]: readonly View['camps'][],
  me: SeatId | undefined,
  { end, stage }: Pick<StageTexts, 'end' | 'stage'>,
  nameOf: NameOf,
  and: (names: string[]) => string,
): string => {
  const [first, ...others] = winners
  if (first === undefined) return ''
  const names = winners.map(({ id }) => campName(id, nameOf))
  if (others.length > 0) return stage.tie(and(names))
  return me !== undefined && first.seats.includes(me) ? end.mine : stage.over(and(names))
}

const inTurns = (view: View, me: SeatId | undefined, { head }: GameTexts, nameOf: NameOf): string => {
  const { active = '', mode, phase } = view
  const mine = isActive(view, me)
  const name = campName(active, nameOf)
  if (phase === 'settling') return head.settling
  const speller = view.claims?.find(({ stage, camp }) => stage === 'spelling' && camp === active)?.by
  if (speller !== undefined && !mine) return head.spells(nameOf(speller))
  const isReady = phase === 'ready'
  if (mode === 'teams')
    return mine ? (isReady ? head.myTeamReady : head.myTeam) : (isReady ? head.teamReady : head.team)(name)
  return mine ? (isReady ? head.myReady : head.mine) : (isReady ? head.ready : head.turn)(name)
}

const inRounds = (view: View, me: SeatId | undefined, { head }: GameTexts, nameOf: NameOf): string => {
  const { tapper, turner, payments = [] } = view
  const [payment] = payments
  // KOK-42: the next letters wait for what is paid.
  if (view.phase === 'turning' && payment !== undefined) return head.pays(nameOf(payment.seat), payment.owed)
  if (view.phase === 'turning')
    return turner === me ? head.turnLetters : head.turnsLetters(turner === undefined ? '' : nameOf(turner))
  if (view.phase === 'searching') return me !== undefined && view.out?.includes(me) ? head.out : head.search
  const name = tapper === undefined ? '' : nameOf(tapper)
  if (view.phase === 'announcing') return tapper === me ? head.announce : head.tapped(name)
  if (view.claims?.[0]?.stage === 'spelling') return head.spells(name)
  return tapper === me ? head.myWord : head.heard(name)
}

/** What one has to do, in a few words, or who does what. */
export const headline = (view: View, me: SeatId | undefined, texts: GameTexts, nameOf: NameOf): string => {
  const { head } = texts
  if (view.isCovered) return head.paused
  if (view.phase === 'over') return head.over
  const task = me === undefined ? 'watch' : taskOf(view, me)
  if (task === 'spell') return head.spell
  if (task === 'judge' && view.mode === 'simultaneous') return head.vote
  const judged = me === undefined ? undefined : judgedBy(view, me)
  if (judged !== undefined) return (isTeam(judged) ? head.teamJudge : head.judge)(campName(judged, nameOf))
  if (task === 'keep') return head.keeper
  if (task === 'pay' && me !== undefined) return head.pay(paymentOf(view, me)?.owed ?? 1)
  if (view.phase === 'closing') return head.closing
  return view.mode === 'simultaneous' ? inRounds(view, me, texts, nameOf) : inTurns(view, me, texts, nameOf)
}

/** Who judges: a team has one name. Nobody, when none of them is there. */
const judgeLine = (
  view: View,
  { sub }: GameTexts,
  nameOf: NameOf,
  isThere: (seat: SeatId) => boolean,
): string | undefined => {
  const judge = view.judges?.find(isThere)
  if (judge === undefined) return undefined
  const camp = campOf(view, judge)
  return view.mode === 'teams' && camp !== undefined ? sub.teamJudges(campName(camp, nameOf)) : sub.judge(nameOf(judge))
}

/** The line under it. */
export const subline = (
  view: View,
  me: SeatId,
  texts: GameTexts,
  nameOf: NameOf,
  isThere: (seat: SeatId) => boolean,
): string => {
  if (view.isCovered) return ''
  const { sub } = texts
  const camp = campOf(view, me)
  const points = view.piles[camp ?? '']?.points ?? 0
  const mine = (view.mode === 'teams' ? sub.teamPoints : sub.myPoints)(points)
  if (view.mode === 'simultaneous')
    return toJudge(view, me).length > 0 ? sub.vote : view.round ? `${sub.round(view.round)} ${mine}` : mine
  const task = taskOf(view, me)
  if (task === 'judge' && view.endsAt !== undefined) return sub.runs
  // KOK-21: the word is spelled before it is judged.
  if (view.claims?.some(({ stage, judges }) => stage === 'spelling' && judges.includes(me))) return sub.thenJudge
  const isTrusted = view.judges?.length === 0 && isActive(view, me)
  if (isTrusted) return `${sub.trusted} ${mine}`
  const judge = view.judges?.includes(me) ? undefined : judgeLine(view, texts, nameOf, isThere)
  if (judgedBy(view, me) !== undefined && keepsTime(view, me)) return sub.keeper
  return [judge, mine].filter((line) => line !== undefined).join(' ')
}

/** A word settled after its turn. */
export const isOfEarlierTurn = (view: Pick<View, 'active' | 'camps'>, happening: Happening): boolean =>
  view.active !== undefined && 'word' in happening && campOf(view, happening.seat) !== view.active

/** At which table, and to whom it is told: nobody in particular on a shared screen. */
export interface Told {
  readonly view: Pick<View, 'mode' | 'camps'>
  readonly me?: SeatId | undefined
}

/** KOK-8, KOK-21: why a word did not stand, in full. */
export const refusalReason = (
  happening: Extract<Happening, { type: 'word-refused' | 'word-slipped' }>,
  { told, reasons, note }: GameTexts,
): string => {
  if (happening.type === 'word-slipped')
    return (happening.isTimeUp ? told.slippedLate : told.slipped)(undefined, happening.word)
  const said = [...new Set(Object.values(happening.reasons))].map((reason) => reasons[reason])
  return said.length === 0 ? told.fails(happening.word) : note.refusedBecause(said.join(', '))
}

/** One happening in a line; to whoever did it, as theirs. */
export const toldLine = (
  happening: Happening,
  { told, reasons, label, and }: GameTexts,
  nameOf: NameOf,
  { view, me }: Told,
): string => {
  const who = (seat: SeatId) => (seat === me ? undefined : nameOf(seat))
  switch (happening.type) {
    case 'word-stood':
      // KOK-37: what a team's word brings is told at the end of its timer.
      return view.mode === 'teams'
        ? told.stoodInTeam(campName(campOf(view, happening.seat) ?? '', nameOf), happening.word)
        : (happening.isOnTrust ? told.stoodOnTrust : told.stood)(who(happening.seat), happening.word, happening.points)
    case 'word-refused': {
      const said = Object.entries(happening.reasons)
      // Nobody could judge: a machine did, where it could.
      if (said.length === 0) return told.fails(happening.word)
      const why = [...new Set(said.map(([, reason]) => reasons[reason]))].join(', ')
      const by = said.map(([seat]) => who(seat as SeatId) ?? label.you)
      return told.refused(who(happening.seat), happening.word, and(by), why)
    }
    case 'word-slipped':
      return (happening.isTimeUp ? told.slippedLate : told.slipped)(who(happening.seat), happening.word)
    case 'word-void':
      return told.void(happening.word)
    case 'discarded':
      return told.discarded(who(happening.seat))
    case 'finished':
      return told.finished(who(happening.seat))
    case 'nudged':
      return told.nudged(who(happening.seat))
    case 'tapped':
      return told.tapped(who(happening.seat))
    case 'said-nothing':
      return told.saidNothing(who(happening.seat))
    case 'paid':
      return told.paid(who(happening.seat), happening.what)
    case 'owes':
      return told.owes(who(happening.seat), happening.debt)
    case 'round-skipped':
      return told.skipped
    case 'column-closed':
      return told.closed(happening.column + 1)
  }
}

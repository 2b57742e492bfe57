import type { SeatId } from '@tablee/kernel'
import { type GameIntro, type IntroLines, type IntroScene, ownSeat } from '@tablee/ui/intro/intro.ts'
import { TEAM_NAMES } from '@tablee/ui/look/teams.ts'
import type { Options, View } from '../game.ts'
import { withJudges } from '../telling/roles.ts'
import Goal from './Goal.svelte'
import Phone from './Phone.svelte'
import { introTexts } from './texts.ts'

/** KOK-33: who turns the first letters; else KOK-4, KOK-34: who plays first, or their team. */
const first = ({ mode, turner, camps, active }: View): readonly SeatId[] => {
  if (mode !== 'simultaneous') return camps.find(({ id }) => id === active)?.seats ?? []
  return turner === undefined ? [] : [turner]
}

/** Of a team its name, of a player theirs; undefined for one's own. */
const sayer =
  ({ play: { view }, people }: IntroScene<View>, me: SeatId | undefined) =>
  (camp: View['camps'][number] | undefined): string | undefined => {
    if (camp === undefined || (me !== undefined && camp.seats.includes(me))) return undefined
    return view.mode === 'teams' ? TEAM_NAMES[camp.id as keyof typeof TEAM_NAMES] : people.nameOf(camp.id)
  }

const begins = (scene: IntroScene<View>): IntroLines => {
  // KOK-17: one person among bots judges nobody.
  const view = withJudges(scene.play.view, scene.people)
  const { mode, camps, active, judges = [], turner } = view
  const texts = introTexts.current
  const me = ownSeat(scene)
  if (mode === 'simultaneous')
    return {
      title: texts.turns(turner === me ? undefined : scene.people.nameOf(turner ?? '')),
      text: me === undefined ? texts.tapAll : texts.tap,
    }
  const isTeams = mode === 'teams'
  const say = sayer(scene, me)
  const at = camps.findIndex(({ id }) => id === active)
  const judging = camps.find(({ seats }) => judges.some((seat) => seats.includes(seat)))
  const next = camps[(at + 1) % camps.length]
  const title =
    judging === undefined
      ? texts.searches(say(camps[at]))
      : (isTeams ? texts.teamRoles : texts.roles)(say(camps[at]), say(judging))
  if (me === undefined) return { title, text: (isTeams ? texts.longestNameTeam : texts.longestName)(say(next) ?? '') }
  if (camps[at]?.seats.includes(me))
    return { title, text: !view.hasClock ? texts.searchUntimed : isTeams ? texts.teamSearch : texts.search }
  if (judging?.seats.includes(me))
    return { title, text: (isTeams ? texts.teamJudge : texts.judge)(next?.seats.includes(me) === true) }
  return { title, text: (isTeams ? texts.nextTeam : texts.next)(say(next)) }
}

/** Kokomots in three sentences, before the first word. */
export const intro: GameIntro<View, Options> = {
  name: ({ mode }) => `kokomots ${mode}`,
  Goal,
  goal: (scene) => introTexts.current[ownSeat(scene) === undefined ? 'goalForAll' : 'goal'][scene.play.view.mode],
  Phone,
  phone: (scene) => introTexts.current[ownSeat(scene) === undefined ? 'phones' : 'phone'][scene.play.view.mode],
  first,
  begins,
}

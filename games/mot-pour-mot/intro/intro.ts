import type { SeatId } from '@tablee/kernel'
import { type GameIntro, type IntroLines, type IntroScene, ownSeat } from '@tablee/ui/intro/intro.ts'
import { TEAM_NAMES } from '@tablee/ui/look/teams.ts'
import { type Options, otherTeam, type Team, type View } from '../game.ts'
import Goal from './Goal.svelte'
import Phone from './Phone.svelte'
import { introTexts } from './texts.ts'

const teamOf = ({ teams }: View, seat: SeatId): Team => (teams.sel.seats.includes(seat) ? 'sel' : 'poivre')

/** MPM-9: the captain spells, team mates suggest. */
const phone = (scene: IntroScene<View>): IntroLines => {
  const { view } = scene.play
  const { nameOf } = scene.people
  const texts = introTexts.current
  const me = ownSeat(scene)
  if (me === undefined) {
    const hasMates = view.teams.sel.seats.length + view.teams.poivre.seats.length > 2
    return {
      title: texts.spellers(nameOf(view.acting.sel), nameOf(view.acting.poivre)),
      text: hasMates ? texts.others : texts.letters,
    }
  }
  const team = teamOf(view, me)
  if (view.acting[team] !== me) return texts.mate(nameOf(view.acting[team]))
  return view.teams[team].seats.length > 1 ? texts.captain : texts.captainAlone
}

/** MPM-5, MPM-6: which team begins, and who draws its card. */
const begins = (scene: IntroScene<View>): IntroLines => {
  const { first, acting, teams } = scene.play.view
  const texts = introTexts.current
  const me = ownSeat(scene)
  const captain = scene.people.nameOf(acting[first])
  const title = texts.begins(TEAM_NAMES[first])
  if (me === undefined) return { title, text: texts.next(captain, TEAM_NAMES[otherTeam(first)]) }
  const isAlone = teams[teamOf(scene.play.view, me)].seats.length === 1
  if (!teams[first].seats.includes(me)) return { title, text: texts.after(captain, isAlone) }
  return {
    title: isAlone ? texts.alone : texts.mine,
    text: acting[first] === me ? texts.draw : texts.draws(captain),
  }
}

/** Mot pour Mot in three sentences, before the first card. */
export const intro: GameIntro<View, Options> = {
  name: ({ edition }) => `mot-pour-mot ${edition}`,
  Goal,
  goal: ({ play: { view } }) => introTexts.current.goal[view.edition](view.tilesToWin),
  Phone,
  phone,
  first: ({ first, acting }) => [acting[first]],
  begins,
}

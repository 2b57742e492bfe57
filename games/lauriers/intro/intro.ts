import { type GameIntro, type IntroLines, type IntroScene, ownSeat } from '@tablee/ui/intro/intro.ts'
import { leftOf, type Options, type View } from '../game.ts'
import Goal from './Goal.svelte'
import Phone from './Phone.svelte'
import { introTexts } from './texts.ts'

/** LAU-5, LAU-6: the leader picks and reads, everybody else writes. */
const phone = (scene: IntroScene<View>): IntroLines => {
  const me = ownSeat(scene)
  const texts = introTexts.current
  if (me === undefined) return texts.phones
  return me === scene.play.view.leader ? texts.leader : texts.writer
}

/** LAU-3: who leads, and who leads then. LAU-5: at a brisk pace the card is drawn already. */
const begins = (scene: IntroScene<View>): IntroLines => {
  const { leader, seats, phase } = scene.play.view
  const texts = introTexts.current
  const me = ownSeat(scene)
  const name = scene.people.nameOf(leader)
  const next = leftOf(seats, leader)
  if (me === leader) return { title: texts.iLead, text: phase === 'draw' ? texts.draw : texts.pick }
  const title = texts.leads(name)
  if (me === undefined) return { title, text: texts.next(name, scene.people.nameOf(next)) }
  return { title, text: me === next ? texts.writeThenLead(name) : texts.write(name) }
}

/** Les Lauriers in three sentences, before the first card. */
export const intro: GameIntro<View, Options> = {
  name: () => 'lauriers',
  Goal,
  goal: (scene) => introTexts.current[ownSeat(scene) === undefined ? 'goalForAll' : 'goal'],
  Phone,
  phone,
  first: ({ leader }) => [leader],
  begins,
}

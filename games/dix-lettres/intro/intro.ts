import { type GameIntro, type IntroLines, type IntroScene, ownSeat } from '@tablee/ui/intro/intro.ts'
import type { Options, View } from '../game.ts'
import Goal from './Goal.svelte'
import Phone from './Phone.svelte'
import { introTexts } from './texts.ts'

/** DIX-4: who calls in the first round, and in the next; or the machine draws. */
const begins = (scene: IntroScene<View>): IntroLines => {
  const { caller, seats } = scene.play.view
  const texts = introTexts.current
  const me = ownSeat(scene)
  if (caller === undefined) return { title: texts.machine, text: me === undefined ? texts.lookAll : texts.look }
  if (caller === me) return { title: texts.iCall, text: texts.call }
  const title = texts.calls(scene.people.nameOf(caller))
  const next = seats[(seats.indexOf(caller) + 1) % seats.length] ?? caller
  if (me === undefined) return { title, text: texts.all(scene.people.nameOf(next)) }
  return { title, text: me === next ? texts.callNext : texts.listen }
}

/** Dix lettres in three sentences, before the first letter. */
export const intro: GameIntro<View, Options> = {
  name: () => 'dix-lettres',
  Goal,
  goal: ({ play: { view } }) => introTexts.current.goal[view.scoring],
  Phone,
  phone: (scene) => introTexts.current[ownSeat(scene) === undefined ? 'phones' : 'phone'],
  first: ({ caller }) => (caller === undefined ? [] : [caller]),
  begins,
}

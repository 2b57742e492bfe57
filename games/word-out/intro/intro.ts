import type { SeatId } from '@tablee/kernel'
import { type GameIntro, type IntroScene, ownSeat } from '@tablee/ui/intro/intro.ts'
import type { Options, View } from '../game.ts'
import Goal from './Goal.svelte'
import Phone from './Phone.svelte'
import { introTexts } from './texts.ts'

/** WO-2: who lays the first card, and who comes then, clockwise. */
const firstTwo = ({ seats, active }: View): readonly SeatId[] => {
  const at = active === undefined ? -1 : seats.indexOf(active)
  return at < 0 ? [] : [seats[at], seats[(at + 1) % seats.length]].flatMap((seat) => seat ?? [])
}

const begins = (scene: IntroScene<View>) => {
  const { play, people } = scene
  const me = ownSeat(scene)
  const texts = introTexts.current
  const [first = '', second = ''] = firstTwo(play.view)
  return {
    title: first === me ? texts.mine : texts.begins(people.nameOf(first)),
    text: me === undefined ? texts.next(people.nameOf(second)) : second === me ? texts.nextIsMe : texts.look,
  }
}

/** Word Out! in three sentences, before the first card. */
export const intro: GameIntro<View, Options> = {
  name: () => 'word-out',
  Goal,
  goal: () => introTexts.current.goal,
  Phone,
  phone: (scene) => introTexts.current[ownSeat(scene) === undefined ? 'phones' : 'phone'],
  first: (view) => firstTwo(view).slice(0, 1),
  begins,
}

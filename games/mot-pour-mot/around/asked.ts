import type { Asked } from '@tablee/ui/frames/asked.ts'
import { type Move, otherTeam, type Team, timerStarter, type View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'

/** The team that acts, where one does. */
const asksTeam = (view: View): Team => {
  if (view.phase === 'read') return timerStarter(view, view.active)
  return view.phase === 'review' ? otherTeam(view.active) : view.active
}

/** Around one device: nothing is secret, the captain whose part it is has the screen; votes are counted by hand (MPM-24). */
export const askedOf = (view: View, { act, head }: Pick<GameTexts, 'act' | 'head'>): Asked => {
  const { phase, acting, active, answer = '', voters = [], voted = [], votingOn = 'category' } = view
  if (phase === 'over') return { seats: [] }
  if (phase === 'vote') {
    const choice = (vote: 'for' | 'against') => ({
      text: act[vote][votingOn],
      move: { type: 'vote', vote } satisfies Move,
    })
    return {
      seats: voters.filter((seat) => !voted.includes(seat)),
      hands: {
        text: head.vote[votingOn](answer),
        choices: [choice('for'), choice('against')],
        abstain: { type: 'vote', vote: 'none' } satisfies Move,
      },
    }
  }
  const team = asksTeam(view)
  // Those who contested may still be convinced (MPM-23).
  const seats = phase === 'explain' ? [acting[active], acting[otherTeam(active)]] : [acting[team]]
  return { seats, isOpen: true, across: view.teams.poivre.seats }
}

import type { Event } from '../rules/events.ts'
import { TRIAL_LETTERS } from './trial-deck.ts'

/** Points by camp, counted from what happened alone: who claimed what, what stood, what was paid; for tests. */
export const countCards = (events: readonly Event[]): Map<string, number> => {
  const piles = new Map<string, Map<string, number>>()
  const claims = new Map<number, Extract<Event, { type: 'claimed' }>['claim']>()
  let waiting: { readonly camp: string; readonly letters: readonly string[] }[] = []
  let themes = 0
  const give = (camp: string, card: string, points: number) => {
    const pile = piles.get(camp) ?? new Map<string, number>()
    piles.set(camp, pile.set(card, points))
  }
  const worth = (card: string) => (TRIAL_LETTERS.get(card)?.constraint === undefined ? 1 : 2)
  for (const event of events) {
    if (event.type === 'claimed') claims.set(event.claim.id, event.claim)
    else if (event.type === 'paid') {
      const pile = piles.get(event.seat)
      // A theme is any card that is no letter: all of them are worth one.
      const lost = TRIAL_LETTERS.has(event.card)
        ? event.card
        : [...(pile?.keys() ?? [])].find((card) => card.startsWith('theme'))
      pile?.delete(lost ?? '')
    } else if (event.type === 'stood') {
      const claim = claims.get(event.claim)
      if (claim === undefined) throw new Error('a word stands that nobody said')
      if (claim.packet !== undefined) waiting.push({ camp: claim.camp, letters: claim.cards })
      else {
        for (const card of claim.cards) give(claim.camp, card, worth(card))
        themes += 1
        give(claim.camp, `theme ${themes}`, 1)
        if (claim.isLinked) give(claim.camp, `marked ${themes}`, 3)
      }
    } else if (event.type === 'team-turn-ended') {
      for (const { camp, letters } of waiting) {
        for (const card of letters) give(camp, card, worth(card))
        themes += 1
        if (waiting.length === 3) give(camp, `theme ${themes}`, 1)
      }
      waiting = []
    }
  }
  return new Map([...piles].map(([camp, pile]) => [camp, [...pile.values()].reduce((sum, each) => sum + each, 0)]))
}

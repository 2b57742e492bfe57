import type { Hand } from '../../../../e2e/engines/hand.ts'
import { ONES_TURN } from '../../../../e2e/engines/moves.ts'
import type { Place } from '../../../../e2e/engines/tab.ts'
import { choicesOf, openRows } from './player.ts'

/** The places of a card of one's hand and of a row. */
const placesOf = (hand: Hand, card: string, row: number): Promise<readonly [Place, Place] | undefined> =>
  hand.tab.run(
    ([card, row]): readonly [Place, Place] | undefined => {
      const to = document.querySelector(`[data-row="${row}"]`)?.getBoundingClientRect()
      const from = document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect()
      if (!to || !from) return undefined
      const isFree = ([x, y]: Place) => document.elementFromPoint(x, y)?.closest(`[data-card="${card}"]`) != null
      // In a fan little is to be seen of a card.
      const parts = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
      const places = parts.flatMap((right) =>
        parts.map((down): Place => [from.left + right * from.width, from.top + down * from.height]),
      )
      const free = places.filter(isFree)
      const place = free[Math.floor(free.length / 2)]
      if (place === undefined) return undefined
      // Straight up: what goes sideways first slides along the hand.
      return [place, [Math.min(Math.max(place[0], to.left + 9), to.right - 9), to.top + to.height / 2]]
    },
    [card, row] as const,
  )

export const ownCards = (hand: Hand): Promise<readonly string[]> =>
  hand.until('a hand of cards', async () => {
    const cards = await hand.tab.run(
      () => [...document.querySelectorAll('[data-card]')].map((each) => each.getAttribute('data-card') ?? ''),
      undefined,
    )
    return cards.length > 0 ? cards.sort() : undefined
  })

const rowLabels = (hand: Hand): Promise<readonly string[]> =>
  hand.tab.run(
    () =>
      [...document.querySelectorAll('[data-row]')].map((each) =>
        each.hasAttribute('disabled') ? '' : (each.getAttribute('aria-label') ?? ''),
      ),
    undefined,
  )

/** Carries a card of one's hand to a row of Word Out!, and lays it there. */
export const carryACard = async (hand: Hand, pointer: 'mouse' | 'touch'): Promise<void> => {
  await hand.sees('heading', 'À toi de poser', ONES_TURN)
  const { card, row } = await hand.until('a card that can be laid on a row', async () => {
    // A joker asks for its letter first, on a sheet of its own.
    const cards = (await ownCards(hand)).filter((each) => !each.startsWith('joker'))
    // A word could be announced, and the others would be asked to counter it.
    return choicesOf(openRows(await rowLabels(hand)), cards).find(({ isWord }) => !isWord)
  })
  const places = await hand.until('the card and the row, at rest', async () => {
    const before = await placesOf(hand, card, row)
    const after = await placesOf(hand, card, row)
    return JSON.stringify(before) === JSON.stringify(after) ? after : undefined
  })
  await hand.tab.dragFromTo(...places, pointer)
  await hand.until(`row ${row + 1} with the card`, async () => {
    const isOn = await hand.tab.run(
      (nth) => document.querySelector(`[data-row="${nth}"]`)?.getAttribute('aria-pressed') === 'true',
      row,
    )
    return isOn || undefined
  })
  await hand.until('a hand without the card', async () => {
    const isGone = await hand.tab.run((gone) => document.querySelector(`[data-card="${gone}"]`) === null, card)
    // The bar is still growing when the button comes; a second touch of it is the first one again.
    if (!isGone) await hand.tapIfThere('button', 'Poser')
    return isGone || undefined
  })
}

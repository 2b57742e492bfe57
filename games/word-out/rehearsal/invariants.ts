import { PACK } from '../rules/cards.ts'
import type { State } from '../rules/state.ts'

/** Every card of so many packs by its id: alike ones are numbered. */
const cardsOf = (packs: 1 | 2): ReadonlySet<string> => {
  const copies = PACK.map((face) => ({ face, count: PACK.filter((each) => each === face).length * packs }))
  return new Set(copies.flatMap(({ face, count }) => Array.from({ length: count }, (_, nth) => `${face}-${nth + 1}`)))
}
const CARDS = { 1: cardsOf(1), 2: cardsOf(2) }

/** WO-1: each card exactly once, in a hand, on a row, in the pile or in the trash. */
const cardFault = ({ options: { packs }, seats, hands, rows, pile, trash }: State): string | undefined => {
  const whole = CARDS[packs === 'two' || (packs === 'advised' && seats.length >= 6) ? 2 : 1]
  const held = seats.flatMap((seat) => hands[seat] ?? [])
  if (Object.keys(hands).length !== seats.length) return `${Object.keys(hands).length} hands, not ${seats.length}`
  const there: readonly string[] = [...held, ...rows.flat().map(({ card }) => card), ...pile, ...trash]
  if (there.length !== whole.size) return `${there.length} cards, not ${whole.size}`
  const found = new Set(there)
  const lost = [...whole].filter((card) => !found.has(card))
  return lost.length === 0 ? undefined : `cards lost: ${lost.join(' ')}`
}

/** WO-15, WO-26, WO-27: a score is the words banked, and what the end brought. */
const scoreFault = ({ seats, scores, banked, phase }: State): string | undefined => {
  for (const seat of seats) {
    const words = banked.filter((each) => each.seat === seat).reduce((sum, { points }) => sum + points, 0)
    const due = words + (phase.name === 'over' ? (phase.changes[seat] ?? 0) : 0)
    if (scores[seat] !== due) return `${seat} has ${scores[seat]} points, not ${due}`
  }
  return undefined
}

export const wordOutFault = (state: State): string | undefined => cardFault(state) ?? scoreFault(state)

import type { Chance, SeatId } from '@tablee/kernel'
import { type CardId, type Face, faceOf, numbered } from '../rules/cards.ts'
import { isRowUncounterable, lettersOf } from '../rules/rows.ts'
import type { View } from '../rules/view.ts'
import type { WordOutWorld } from '../rules/world.ts'
import { cardNumber, give, type Imagined } from './imagined.ts'
import { treeFor } from './word-tree.ts'

/** WO-29: cards that all saw go back into a hand, and that have not left it since; by seat. */
const seenInHands = ({ told = {} }: View): ReadonlyMap<CardId, SeatId> => {
  const seen = new Map<CardId, SeatId>()
  for (const happening of Object.values(told)) {
    if (happening.type === 'taken-back') seen.set(happening.card, happening.seat)
    else if (happening.type === 'laid' || happening.type === 'trashed') seen.delete(happening.card)
    else if (happening.type === 'went-out') seen.clear()
  }
  return seen
}

/** The faces that somebody does not see, as numbers. */
const unseenCards = (view: View, pack: readonly Face[], seen: readonly CardId[]): number[] => {
  const left = new Map<string, number>()
  const add = (face: string, times: number) => left.set(face, (left.get(face) ?? 0) + times)
  for (const face of pack) add(face, view.packs)
  for (const [face, times] of Object.entries(view.trash)) add(face, -times)
  const open = [...(view.rows ?? []).flat().map(({ card }) => card), ...(view.hand ?? []), ...seen]
  for (const card of open) add(faceOf(card), -1)
  const faces = [...left].flatMap(([face, times]) => Array.from({ length: Math.max(0, times) }, () => face as Face))
  return numbered(faces).map(cardNumber)
}

/** Tables as they might be, seen from this seat: each hides the unseen cards elsewhere. */
export const imagineTables = (view: View, seat: SeatId, world: WordOutWorld, chance: Chance): (() => Imagined) => {
  const { seats, rows = [], hand = [], held, scores, passes, active } = view
  const tree = treeFor(world)
  const seen = [...seenInHands(view)].filter(([, holder]) => holder !== seat && seats.includes(holder))
  const hidden = unseenCards(
    view,
    world.pack,
    seen.map(([card]) => card),
  )
  const known = seats.map((each) =>
    each === seat
      ? hand.map(cardNumber)
      : seen.filter(([, holder]) => holder === each).map(([card]) => cardNumber(card)),
  )
  return () => {
    const pile = chance.shuffle(hidden)
    const hands = seats.map((each, nth) => {
      const mine = known[nth] ?? []
      return [...mine, ...pile.splice(0, Math.max(0, (held[each] ?? 0) - mine.length))]
    })
    const table: Imagined = {
      tree,
      chance,
      rows: rows.map((row) => tree.at(lettersOf(row))),
      sure: rows.map(isRowUncounterable),
      hands,
      holds: seats.map(() => 0),
      replays: seats.map(() => 0),
      sures: seats.map(() => 0),
      pile,
      scores: seats.map((each) => scores[each] ?? 0),
      turn: Math.max(0, seats.indexOf(active ?? seat)),
      passes,
      isOver: false,
    }
    for (const [nth, each] of table.hands.entries()) give(table, nth, each)
    return table
  }
}

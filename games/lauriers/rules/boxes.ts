import type { Event } from './events.ts'
import type { Box, Boxes, State } from './state.ts'
import type { LauriersTools } from './world.ts'

/** Turn by turn, so that both hold as many (LAU-4). */
const dealt = (cards: readonly string[]): Boxes => [
  cards.filter((_, nth) => nth % 2 === 0),
  cards.filter((_, nth) => nth % 2 === 1),
]

/** Those the table has seen least come first, shuffled among themselves. */
export const fillBoxes = ({ cards, chance, timesSeen }: LauriersTools): Boxes =>
  dealt(chance.shuffle([...cards.keys()]).sort((a, b) => timesSeen(a) - timesSeen(b)))

/** The next card of the box asked for, unless the other one's has been seen less often: nothing comes back before its time. */
const nextOf = (boxes: Boxes, wanted: Box, { timesSeen }: LauriersTools): string | undefined => {
  const [card] = boxes[wanted]
  const [other] = boxes[wanted === 0 ? 1 : 0]
  if (card === undefined || other === undefined) return card ?? other
  return timesSeen(other) < timesSeen(card) ? other : card
}

/** LAU-22: a box that has run out is left for the other one; both out, the cards played are shuffled. */
export const drawFrom = (state: State, wanted: Box, tools: LauriersTools): Event[] => {
  const { cards, chance } = tools
  // A deck may have changed since the boxes were filled.
  const inDeck = (ids: readonly string[]) => ids.filter((id) => cards.has(id))
  const [one, two] = [inDeck(state.boxes[0]), inDeck(state.boxes[1])]
  const isOut = one.length + two.length === 0
  const again = isOut ? chance.shuffle(inDeck(state.played)) : []
  const boxes: Boxes = !isOut ? [one, two] : again.length > 0 ? dealt(again) : fillBoxes(tools)
  const card = nextOf(boxes, wanted, tools)
  const words = card === undefined ? undefined : cards.get(card)?.words
  if (card === undefined || words === undefined) throw new Error('a game needs cards')
  const meanings = words.map(({ word, kind, definition }) => ({ word, kind, definition }))
  // A small deck comes round within a game, and everybody knows by then what some of its words mean.
  const fresh = meanings.filter(({ word }) => !state.asked.includes(word))
  const filled: Event[] = isOut ? [{ type: 'boxes-filled', boxes }] : []
  return [...filled, { type: 'card-drawn', card, words: fresh.length > 0 ? fresh : meanings }]
}

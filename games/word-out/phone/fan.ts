/** Where one card of a fan lies: pixels from the left and the top, degrees. */
interface Slot {
  readonly left: number
  readonly top: number
  readonly turn: number
}

interface Fan {
  readonly width: number
  readonly height: number
  readonly slots: readonly Slot[]
}

const RATIO = 1.42
/** More in one line could not be told apart. */
const MOST_IN_LINE = 10
const MARGIN = 14

/** What is seen of the card beside a raised one, as a share of a card's width. */
const BESIDE = 0.82

const line = (count: number, room: number, card: number, top: number, raised: number): Slot[] => {
  const free = room - 2 * MARGIN - card
  const even = count < 2 ? 0 : Math.min(card * 0.78, free / (count - 1))
  const isGap = raised >= 0 && raised < count - 1 && even < card * BESIDE
  const gap = isGap ? card * BESIDE : even
  const step = isGap ? Math.min(even, (free - gap) / Math.max(1, count - 2)) : even
  const start = (room - card - step * Math.max(0, count - 2) - (count > 1 ? gap : 0)) / 2
  return Array.from({ length: count }, (_, nth) => {
    const off = count < 2 ? 0 : (2 * nth) / (count - 1) - 1
    const left = start + nth * step + (isGap && nth > raised ? gap - step : 0)
    return { left, top: top + off * off * card * 0.3, turn: off * Math.min(12, count * 1.6) }
  })
}

/** So many cards in this room; a large hand lies in two lines. Beside a raised one the others make room. */
export const fanOf = (count: number, room: number, card: number, raised = -1): Fan => {
  if (count <= MOST_IN_LINE)
    return { width: card, height: card * (RATIO + 0.3), slots: line(count, room, card, card * 0.08, raised) }
  const small = card * 0.72
  const first = Math.ceil(count / 2)
  return {
    width: small,
    height: small * (RATIO * 1.6 + 0.3),
    slots: [
      ...line(first, room, small, 0, raised),
      ...line(count - first, room, small, small * RATIO * 0.62, raised - first),
    ],
  }
}

/** The place under the finger: of the cards that begin left of it, in the line it is in, the last. */
export const slotAt = ({ slots, width }: Fan, x: number, y: number): number => {
  const isBelow = (slot: Slot) => slot.top <= y || slots.length <= MOST_IN_LINE
  let found = 0
  slots.forEach((slot, nth) => {
    if (slot.left <= x && isBelow(slot) && x <= slot.left + width * 1.2) found = nth
  })
  return found
}

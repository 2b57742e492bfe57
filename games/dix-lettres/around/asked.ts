import type { Asked } from '@tablee/ui/frames/asked.ts'
import type { View } from '../game.ts'

/** Around one device: the caller in the open, then everybody who is not done under cover; the words are shown in the open. */
export const askedOf = ({ phase, seats, caller, done = [] }: View): Asked<View> => {
  switch (phase) {
    case 'draw':
      return { seats: caller === undefined ? [] : [caller], isOpen: true }
    case 'write':
      return { seats: seats.filter((seat) => !done.includes(seat)) }
    case 'reveal':
    case 'results':
      // Anybody goes on.
      return { seats, isOpen: true }
    case 'over':
      return { seats: [] }
  }
}

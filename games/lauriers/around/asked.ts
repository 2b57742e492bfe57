import type { SeatId } from '@tablee/kernel'
import type { Asked } from '@tablee/ui/frames/asked.ts'
import { type View, writersOf } from '../game.ts'

/** LAU-11: whose vote is in shows in nobody else's view. */
const isAnswered = ({ myVote }: View): boolean => myVote !== undefined

/** Around one device: who writes or votes has it in turn, under cover; what is read and told lies open, the leader leading. */
export const askedOf = (view: View): Asked<View> => {
  const { phase, leader, next = leader, handedIn = [], takers = [] } = view
  switch (phase) {
    case 'draw':
    case 'pick':
    case 'desk':
      return { seats: [leader] }
    case 'write':
    case 'late':
      return { seats: writersOf(view).filter((seat) => !handedIn.includes(seat)) }
    case 'vote':
      return { seats: writersOf(view).filter((seat) => takers.includes(seat)), isAnswered }
    case 'read':
    case 'tell':
      return { seats: [leader], isOpen: true }
    case 'results':
      // Between two bots anybody goes on.
      return { seats: [leader, next, ...writersOf(view)], isOpen: true }
    case 'over':
      return { seats: [] }
  }
}

/** Whoever loses something when the time is up: results go by for everybody, and a vote that is in shows in one's own view alone. */
export const awaitedIn = (view: View): readonly SeatId[] => {
  if (view.phase === 'results') return []
  const { seats, isAnswered: hasAnswered } = askedOf(view)
  return hasAnswered?.(view) ? [] : seats
}

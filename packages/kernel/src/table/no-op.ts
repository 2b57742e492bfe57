import { isSame } from '../same.ts'
import type { TableEvent } from './events.ts'
import { captainOf, seatOf, type TableState } from './state.ts'

/** Whether an event would change nothing, so that it need not be logged. */
export const isNoOp = (state: TableState, event: TableEvent): boolean => {
  switch (event.type) {
    case 'renamed':
      return seatOf(state, event.seat)?.name === event.name
    case 'unhurried':
      return seatOf(state, event.seat)?.isUnhurried === event.isUnhurried
    case 'teamed':
      return state.seats.every(({ id, team }) => (event.teams[id] ?? team) === team)
    case 'holder-changed': {
      const seat = seatOf(state, event.seat)
      return seat?.name === event.name && isSame(seat.holder, event.holder)
    }
    case 'captain-named':
      return captainOf(state, event.team) === event.seat
    case 'ordered':
      return isSame(
        state.seats.map(({ id }) => id),
        event.seats,
      )
    case 'chosen':
      return state.game === event.game && isSame(state.options, event.options)
    case 'deck-laid':
      return isSame(state.decks[event.game], event.deck)
    case 'deck-dropped':
      return state.decks[event.game] === undefined
    case 'locked':
      return state.isLocked === event.isLocked
    case 'host-named':
      return state.host === event.seat
    default:
      return false
  }
}

import { type HolderKey, type TableMachine, type TableState, tableNow } from '@tablee/kernel'
import { type Sight, seatOfKey } from './visit.ts'

/** The view that the holder of a key will have of a table that is not open yet: its time stands still, and everybody counts as present. */
export const glanceAt = (state: TableState, key: HolderKey, machine: TableMachine): Sight => {
  const people = new Set(state.seats.filter(({ holder }) => holder.kind === 'person').map(({ id }) => id))
  const seat = seatOfKey(state, key)
  const viewer = seat === undefined ? ({ kind: 'onlooker' } as const) : ({ kind: 'seat', seat } as const)
  return {
    view: machine.view(state, viewer, { people, onlookers: 0, screens: 0 }),
    now: tableNow(state, state.lastHeard),
    isRunning: false,
  }
}

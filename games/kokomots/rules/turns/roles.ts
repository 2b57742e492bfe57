import type { SeatId } from '@tablee/kernel'
import type { State } from '../state.ts'

type Table = Pick<State, 'camps'>

/** So many places on from this camp, clockwise; below zero: on its right. */
const from = (
  { camps }: Table,
  camp: string,
  places: number,
): { readonly id: string; readonly seats: readonly SeatId[] } => {
  const at = camps.findIndex(({ id }) => id === camp)
  return camps[(at + places + camps.length) % camps.length] ?? { id: camp, seats: [] }
}

/** KOK-13 */
export const leftOf = (table: Table, camp: string): string => from(table, camp, 1).id

/** KOK-15, KOK-38: on the right of who plays. */
export const keepersOf = (table: Table, camp: string): readonly SeatId[] => from(table, camp, -1).seats

/** KOK-16, KOK-38: on the timekeeper's right; of two or three it is the timekeeper. Who is away keeps the office, and is silent (ALL-6). */
export const judgesOf = (table: Table, camp: string): readonly SeatId[] =>
  from(table, camp, table.camps.length > 3 ? -2 : -1).seats

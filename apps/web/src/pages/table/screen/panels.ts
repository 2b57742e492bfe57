import type { SeatView, TableView } from '@tablee/kernel'
import type { TeamName } from '@tablee/ui/look/teams.ts'
import { freePlaces, hasTeams, sideOf, sidesOf } from '../lobby/seating.ts'

/** The people of a team, or all of them where everybody plays for themselves. */
interface Panel {
  readonly team?: TeamName
  readonly seats: readonly SeatView[]
  /** Places that are drawn as free. */
  readonly free: number
  /** Lines of the panel: the same for all, so that their names have one size. */
  readonly rows: number
}

/** Free places drawn in a team that nobody has joined yet. */
const FEW = 3

/** The table as a shared screen draws it: all seats, and the free places; of large teams as many as the largest has people. */
export const panelsOf = (table: Pick<TableView, 'seats' | 'range'>): readonly Panel[] => {
  if (!hasTeams(table)) {
    const { seats } = table
    const free = freePlaces(table)
    return [{ seats, free, rows: Math.ceil((seats.length + free) / 2) }]
  }
  const sides = sidesOf(table).map((team) => ({ team, seats: sideOf(table, team) }))
  const rows = Math.max(FEW, ...sides.map(({ seats }) => seats.length))
  let left = freePlaces(table)
  return sides.map(({ team, seats }) => {
    const free = Math.min(rows - seats.length, left)
    left -= free
    return { team, seats, free, rows }
  })
}

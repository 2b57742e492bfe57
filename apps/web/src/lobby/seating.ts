import type { SeatId, SeatView, TableView } from '@tablee/kernel'

/** The two sides of the table: the game's teams, or simply two sides. */
export const TEAMS = ['sel', 'poivre'] as const
export type Team = (typeof TEAMS)[number]

export const sideOf = ({ seats }: Pick<TableView, 'seats'>, team: Team): readonly SeatView[] =>
  seats.filter((seat) => seat.team === team)

const playing = ({ seats }: Pick<TableView, 'seats'>) => seats.filter(({ holder }) => holder !== 'nobody')

type Readiness =
  | { readonly kind: 'ready'; readonly count: number }
  | { readonly kind: 'too-few'; readonly least: number }
  | { readonly kind: 'too-many'; readonly most: number }
  /** MPM-1: sizes differ by one at most. */
  | { readonly kind: 'uneven' }

/** Whether the game can begin, as the server will see it; the server has the last word. */
export const readiness = (table: Pick<TableView, 'seats' | 'range'>): Readiness => {
  const { min, max, teams } = table.range
  const count = playing(table).length
  if (count < min) return { kind: 'too-few', least: min }
  if (count > max) return { kind: 'too-many', most: max }
  const sizes = teams.map((team) => playing(table).filter((seat) => seat.team === team).length)
  return Math.max(...sizes, 0) - Math.min(...sizes, count) > 1 && teams.length > 0
    ? { kind: 'uneven' }
    : { kind: 'ready', count }
}

const MOST_SEATS = 12

/** Where the next one will sit: on the smaller side, the first of equals; nowhere at a full table. */
export const nextSide = (table: Pick<TableView, 'seats'>): Team | undefined => {
  if (table.seats.length >= MOST_SEATS) return undefined
  return sideOf(table, 'poivre').length < sideOf(table, 'sel').length ? 'poivre' : 'sel'
}

/** All seats in their new order, once `seat` has gone before or behind its neighbour on its own side. */
export const nudged = (
  table: Pick<TableView, 'seats'>,
  seat: SeatId,
  way: 'up' | 'down',
): readonly SeatId[] | undefined => {
  const me = table.seats.find(({ id }) => id === seat)
  const mates = table.seats.filter(({ team }) => team === me?.team)
  const at = mates.findIndex(({ id }) => id === seat)
  const other = mates[way === 'up' ? at - 1 : at + 1]
  if (me === undefined || other === undefined) return undefined
  return table.seats.map(({ id }) => (id === seat ? other.id : id === other.id ? seat : id))
}

/** All seats in their new order, once `seat` stands right before `before`. */
export const movedBefore = (table: Pick<TableView, 'seats'>, seat: SeatId, before: SeatId): readonly SeatId[] => {
  if (seat === before) return table.seats.map(({ id }) => id)
  return table.seats.flatMap(({ id }) => (id === seat ? [] : id === before ? [seat, before] : [id]))
}

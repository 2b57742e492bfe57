import type { SeatId, SeatView, TableView } from '@tablee/kernel'
import type { TeamName } from '@tablee/ui/look/teams.ts'

type Seated = Pick<TableView, 'seats' | 'range'>

/** The sides of the table: the game's teams, or simply a left one and a right one. */
export const sidesOf = (table: Pick<TableView, 'range'>): readonly TeamName[] =>
  hasTeams(table) ? (table.range.teams as readonly TeamName[]) : ['sel', 'poivre']

export const hasTeams = ({ range }: Pick<TableView, 'range'>): boolean => range.teams.length > 0

/** A team; or, where everybody plays for themselves, one half of the round: clockwise up the left, then down the right. */
export const sideOf = (table: Seated, team: TeamName): readonly SeatView[] => {
  const { seats } = table
  if (hasTeams(table)) return seats.filter((seat) => seat.team === team)
  const half = Math.ceil(seats.length / 2)
  return team === 'sel' ? seats.slice(0, half) : seats.slice(half)
}

const playing = ({ seats }: Pick<TableView, 'seats'>) => seats.filter(({ holder }) => holder !== 'nobody')

type StartReadiness =
  | { readonly kind: 'ready'; readonly count: number }
  | { readonly kind: 'too-few'; readonly least: number }
  | { readonly kind: 'too-many'; readonly most: number }
  /** MPM-1: sizes differ by one at most. */
  | { readonly kind: 'uneven' }

/** Whether the game can begin, by the rule that the server applies. */
export const startReadiness = (table: Seated): StartReadiness => {
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

/** How many more may sit down. */
export const freePlaces = (table: Seated): number =>
  Math.max(0, (hasTeams(table) ? MOST_SEATS : table.range.max) - table.seats.length)

/** The side of the next person: the smaller team, the first of equals, or the end of the round; undefined at a full table. */
export const nextSide = (table: Seated): TeamName | undefined => {
  if (freePlaces(table) === 0) return undefined
  if (!hasTeams(table)) return 'poivre'
  const size = (team: TeamName) => sideOf(table, team).length
  return sidesOf(table).reduce((best, team) => (size(team) < size(best) ? team : best))
}

/** All seats in their new order, once `seat` has gone before or behind its neighbour: on its own side, where there are teams. */
export const nudged = (table: Seated, seat: SeatId, way: 'up' | 'down'): readonly SeatId[] | undefined => {
  const me = table.seats.find(({ id }) => id === seat)
  const mates = hasTeams(table) ? table.seats.filter(({ team }) => team === me?.team) : table.seats
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

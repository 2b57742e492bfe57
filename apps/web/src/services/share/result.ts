import type { PlayView, SeatId, TableView } from '@tablee/kernel'
import type { GameScreens } from '@tablee/ui/client.ts'
import type { BoxName } from '../shelf/boxes.ts'

/** Those who finished in one place, and with what. */
export interface Placing {
  /** From 1; after two who tie for the first place comes the third. */
  readonly place: number
  readonly names: readonly string[]
  readonly score: string
}

/** What a picture tells of a game. */
export interface Result {
  readonly box: BoxName
  readonly placings: readonly Placing[]
}

/** Undefined while nobody has won. A team stands on one line, everybody else on their own. */
export const resultOf = (
  table: Pick<TableView, 'seats' | 'evening'>,
  play: PlayView,
  ui: Pick<GameScreens, 'boxOf' | 'score' | 'seats'>,
): Result | undefined => {
  if (play.outcome === undefined) return undefined
  // A person who has left since is still named in the scoreboard.
  const names = new Map<SeatId, string>(table.evening.map(({ seat, name }) => [seat, name]))
  // Bots are marked: people who see the picture were not at the table.
  for (const { id, name, holder } of table.seats) names.set(id, holder === 'bot' ? `${name}\u00a0(bot)` : name)
  const isInTeams = ui.seats(play.options).teams.length > 0
  const lineOf = (place: number, seats: readonly SeatId[], first: SeatId): Placing => ({
    place,
    names: seats.map((seat) => names.get(seat) ?? ''),
    score: ui.score(play, first),
  })
  let place = 1
  const placings: Placing[] = []
  for (const seats of play.outcome.placings) {
    const [first] = seats
    if (isInTeams && first !== undefined) placings.push(lineOf(place, seats, first))
    else placings.push(...seats.map((seat) => lineOf(place, [seat], seat)))
    place += isInTeams ? 1 : seats.length
  }
  return { box: ui.boxOf(play.options), placings }
}

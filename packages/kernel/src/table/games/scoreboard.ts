import type { SeatId } from '../../brand.ts'
import type { Outcome } from '../../game.ts'
import type { ScoreLine, Seat } from '../state.ts'

/** Points by place. The last place gets none, however few players there were. */
const POINTS = [3, 2, 1]

const pointsFor = (place: number, places: number): number => (place === places - 1 ? 0 : (POINTS[place] ?? 0))

/** The scoreboard after one more game. */
export const withGameScored = (
  lines: readonly ScoreLine[],
  { placings }: Outcome,
  seats: readonly Seat[],
): readonly ScoreLine[] => {
  const names = new Map(seats.map(({ id, name }) => [id, name]))
  const placeOf = (seat: SeatId) => placings.findIndex((group) => group.includes(seat))
  const played = placings.flat()
  const known = new Set(lines.map(({ seat }) => seat))
  const fresh = played
    .filter((seat) => !known.has(seat))
    .flatMap((seat): ScoreLine[] => {
      const name = names.get(seat)
      return name === undefined ? [] : [{ seat, name, points: 0, wins: 0, games: 0 }]
    })
  return [...lines, ...fresh]
    .map((line): ScoreLine => {
      const place = placeOf(line.seat)
      if (place < 0) return line
      return {
        seat: line.seat,
        name: names.get(line.seat) ?? line.name,
        points: line.points + pointsFor(place, placings.length),
        wins: line.wins + (place === 0 ? 1 : 0),
        games: line.games + 1,
      }
    })
    .sort((a, b) => b.points - a.points)
}

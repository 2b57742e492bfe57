import type { SeatId, SeatView, StoppedView } from '@tablee/kernel'
import type { GameScreens } from '@tablee/ui/client.ts'
import type { TeamName } from '@tablee/ui/look/teams.ts'

/** One line: a person, or a team. */
interface Standing {
  readonly seats: readonly SeatId[]
  readonly names: readonly string[]
  readonly team?: TeamName
  readonly score: string
}

/** The points in a score such as « feuille 5 »; lines without a number stay where they are. */
const pointsIn = (score: string): number => Number(/[-−]?\d+/.exec(score)?.[0].replace('−', '-') ?? 0)

/** The scores of a stopped game, the highest first. */
export const standingsOf = (
  stopped: StoppedView,
  seats: readonly Pick<SeatView, 'id' | 'name'>[],
  ui: Pick<GameScreens, 'score'>,
): readonly Standing[] => {
  const nameOf = (id: SeatId) => seats.find((seat) => seat.id === id)?.name ?? stopped.names[id] ?? ''
  const lineOf = (seats: readonly SeatId[], first: SeatId): Standing => ({
    seats,
    names: seats.map(nameOf),
    score: ui.score(stopped, first),
  })
  const teams = Object.entries(stopped.teams)
  const lines =
    teams.length > 0
      ? teams.flatMap(([team, [first, ...others]]): Standing[] =>
          first === undefined ? [] : [{ ...lineOf([first, ...others], first), team: team as TeamName }],
        )
      : stopped.seats.map((seat) => lineOf([seat], seat))
  return lines.sort((a, b) => pointsIn(b.score) - pointsIn(a.score))
}

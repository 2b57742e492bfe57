import { beganAt } from '@tablee/game-kit/pace.ts'
import type { SeatId, SeatView } from '@tablee/kernel'

/** Those who sat around a table without teams. A replay knows neither who was away nor who was a bot. */
export const seatsAround = (seats: readonly SeatId[], names: Readonly<Record<string, string>>): SeatView[] =>
  seats.map((id) => ({
    id,
    name: names[id] ?? '',
    holder: 'person',
    team: '',
    isCaptain: false,
    isPresent: true,
    isUnhurried: false,
  }))

/** When the wait that a view shows began, in the table's time; 0 where no clock runs. */
export const startOfWait = (shown: Parameters<typeof beganAt>[0]): number => beganAt(shown) ?? 0

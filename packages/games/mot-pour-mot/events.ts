import type { Instant, SeatId } from '@tablee/kernel'
import type { Options } from './options.ts'
import type { Ending, Team, TeamSeats, Vote } from './state.ts'

type Ends = { readonly endsAt: Instant | undefined }
type Ended = { readonly ending: Ending; readonly skipped: readonly Team[] }

/** What happened. Everything chance decided is written here, so that `evolve` only carries it out. */
export type Event =
  | ({
      readonly type: 'set-up'
      readonly options: Options
      readonly teams: Record<Team, TeamSeats>
      readonly first: Team
      readonly pile: readonly string[]
    } & Ends)
  | { readonly type: 'captain-named'; readonly team: Team; readonly seat: SeatId }
  | ({ readonly type: 'card-drawn'; readonly id: string; readonly category: string } & Ends)
  | { readonly type: 'pile-made'; readonly pile: readonly string[]; readonly played: readonly string[] }
  | ({ readonly type: 'card-turned'; readonly category: string } & Ends)
  | ({ readonly type: 'timer-started' } & Ends)
  | { readonly type: 'suggested'; readonly seat: SeatId; readonly word: string }
  | { readonly type: 'letter-spelled'; readonly letter: string }
  | { readonly type: 'letters-taken-back'; readonly count: number }
  | ({ readonly type: 'time-ran-out' } & Ends)
  | ({ readonly type: 'answered'; readonly letters: string; readonly written: string } & Ends)
  | ({ readonly type: 'contested' } & Ends)
  | ({ readonly type: 'review-resumed' } & Ends)
  | ({ readonly type: 'plea-awaited' } & Ends)
  | ({ readonly type: 'vote-opened'; readonly on: 'category' | 'spelling'; readonly nearest: readonly string[] } & Ends)
  | { readonly type: 'voted'; readonly seat: SeatId; readonly vote: Vote }
  | { readonly type: 'tiles-returned' }
  | ({ readonly type: 'turn-ended'; readonly next: Team } & Ended & Ends)
  | ({ readonly type: 'won'; readonly team: Team } & Ended)

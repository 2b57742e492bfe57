import type { Wait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId } from '@tablee/kernel'
import type { Options } from './options.ts'
import type { Ballot, Ending, Question, Team, Teams, Votes } from './state.ts'

type Waits = { readonly wait: Wait | undefined }
type Ended = { readonly ending: Ending; readonly skipped: readonly Team[] }

/** What happened. Everything chance decided is written here, so that `evolve` only carries it out. */
export type Event =
  | ({
      readonly type: 'set-up'
      readonly options: Options
      readonly teams: Teams
      readonly first: Team
      readonly pile: readonly string[]
    } & Waits)
  | { readonly type: 'captain-named'; readonly team: Team; readonly seat: SeatId }
  | ({ readonly type: 'card-drawn'; readonly id: string; readonly category: string } & Waits)
  | { readonly type: 'pile-made'; readonly pile: readonly string[]; readonly played: readonly string[] }
  | ({ readonly type: 'card-turned'; readonly category: string } & Waits)
  | ({ readonly type: 'timer-started' } & Waits)
  | { readonly type: 'suggested'; readonly seat: SeatId; readonly word: string }
  | { readonly type: 'letter-spelled'; readonly letter: string }
  | { readonly type: 'letters-taken-back'; readonly count: number }
  | ({ readonly type: 'time-ran-out' } & Waits)
  | ({
      readonly type: 'answered'
      readonly letters: string
      readonly written: string
      /** ALL-9: nobody could judge it, and the deck does not know it for this category. */
      readonly isOnTrust?: true
    } & Waits)
  | ({ readonly type: 'contested' } & Waits)
  | ({ readonly type: 'review-resumed' } & Waits)
  | ({ readonly type: 'plea-awaited' } & Waits)
  | ({
      readonly type: 'vote-opened'
      readonly on: Question
      readonly voters: readonly SeatId[]
      readonly nearest: readonly string[]
    } & Waits)
  | { readonly type: 'voted'; readonly seat: SeatId; readonly vote: Ballot }
  | { readonly type: 'votes-counted'; readonly votes: Votes }
  | { readonly type: 'tiles-returned' }
  | ({ readonly type: 'turn-ended'; readonly next: Team } & Ended & Waits)
  | ({ readonly type: 'won'; readonly team: Team } & Ended)

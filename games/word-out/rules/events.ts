import type { Wait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId } from '@tablee/kernel'
import type { CardId } from './cards.ts'
import type { Announcement, Happening } from './happenings.ts'
import type { Options } from './options.ts'
import type { Answer, Draw, Ending, Hands } from './state.ts'

type Waits = { readonly wait: Wait | undefined }

/** What happened. Everything chance decided is written here, so that `evolve` only carries it out. */
export type Event =
  | Happening
  | ({
      readonly type: 'set-up'
      readonly options: Options
      readonly seats: readonly SeatId[]
      readonly draws: readonly Draw[]
      readonly dealer: SeatId
      readonly hands: Hands
      /** The four that start the rows. */
      readonly first: readonly CardId[]
      readonly pile: readonly CardId[]
    } & Waits)
  | { readonly type: 'dealt'; readonly hands: Hands; readonly pile: readonly CardId[] }
  | ({ readonly type: 'turn-began'; readonly seat: SeatId } & Waits)
  | ({ readonly type: 'run-went-on'; readonly seat: SeatId; readonly row: number; readonly left: number } & Waits)
  | ({ readonly type: 'start-asked'; readonly seat: SeatId; readonly row: number } & Waits)
  | ({ readonly type: 'counters-asked' } & Announcement & Waits)
  | { readonly type: 'answered'; readonly seat: SeatId; readonly answer: Answer }
  | ({ readonly type: 'ended' } & Ending)

import type { Wait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId } from '@tablee/kernel'
import type { Line, Texts } from './lines.ts'
import type { Options } from './options.ts'
import type { RoundResult } from './scoring/results.ts'
import type { Boxes, Meaning } from './state.ts'

type Waits = { readonly wait: Wait | undefined }

/** What happened. Everything chance decided is written here, so that `evolve` only carries it out. */
export type Event =
  | ({
      readonly type: 'set-up'
      readonly options: Options
      readonly seats: readonly SeatId[]
      readonly leader: SeatId
      readonly boxes: Boxes
    } & Waits)
  | ({ readonly type: 'round-began'; readonly leader: SeatId } & Waits)
  | { readonly type: 'boxes-filled'; readonly boxes: Boxes }
  /** The wait goes on: to draw and to pick is one (LAU-5). */
  | { readonly type: 'card-drawn'; readonly card: string; readonly words: readonly Meaning[] }
  | ({ readonly type: 'word-picked'; readonly meaning: Meaning } & Waits)
  | { readonly type: 'drafted'; readonly seat: SeatId; readonly text: string }
  | { readonly type: 'handed-in'; readonly seat: SeatId; readonly text: string }
  | { readonly type: 'taken-back'; readonly seat: SeatId }
  /** LAU-23: a ready bluff, drawn by lot, in place of what was typed. */
  | { readonly type: 'borrowed'; readonly seat: SeatId; readonly text: string }
  | ({ readonly type: 'clock-ran-out' } & Waits)
  /** `borrowed`: who handed in a ready bluff as it was; none of them in logs of before. */
  | ({
      readonly type: 'writing-closed'
      readonly texts: Texts
      readonly lines: readonly Line[]
      readonly borrowed?: readonly SeatId[]
    } & Waits)
  | { readonly type: 'arranged'; readonly lines: readonly Line[] }
  /** And the first of them read. */
  | ({ readonly type: 'published'; readonly lines: readonly Line[] } & Waits)
  | ({ readonly type: 'line-read' } & Waits)
  | ({ readonly type: 'vote-opened' } & Waits)
  | { readonly type: 'staked'; readonly seat: SeatId }
  /** `stake`: whether a token goes with it; absent: as before. */
  | { readonly type: 'voted'; readonly seat: SeatId; readonly line: number; readonly stake?: boolean }
  | ({ readonly type: 'votes-closed' } & Waits)
  /** `onTrust`: how many people's texts were read as they stood, a bot leading; none of them in logs of before. */
  | ({ readonly type: 'results-told'; readonly result: RoundResult; readonly onTrust?: number } & Waits)
  | { readonly type: 'ended' }

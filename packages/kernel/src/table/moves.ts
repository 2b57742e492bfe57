import type { HolderKey, SeatId } from '../brand.ts'
import type { BotLevel } from '../game.ts'
import type { Thought } from './games/thoughts.ts'

/** Who makes a move at the table. A newcomer is identified by the hash of the secret, and of the device's mark if it sent one. */
export type Asker =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'newcomer'; readonly key: HolderKey; readonly mark?: HolderKey }
  | { readonly kind: 'clock' }

/** What can be asked of a table. Names and fields are part of the protocol and the log. */
export type TableMove =
  /** A new seat, or one that the host has freed. */
  | { readonly type: 'sit'; readonly name: string; readonly seat?: SeatId }
  | { readonly type: 'stand' }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'unhurried'; readonly isUnhurried: boolean }
  | { readonly type: 'team'; readonly seat: SeatId; readonly team: string }
  | { readonly type: 'even-teams' }
  | { readonly type: 'captain'; readonly seat: SeatId }
  | { readonly type: 'order'; readonly seats: readonly SeatId[] }
  | { readonly type: 'choose'; readonly game: string; readonly options?: unknown }
  /** Play a game with one's own deck; « drop-deck » returns to the standard deck. */
  | { readonly type: 'use-deck'; readonly game: string; readonly text: string }
  | { readonly type: 'drop-deck'; readonly game: string }
  /** `intro` names what the clients show before the game's time begins; a table that has seen this name lately gets a brief one (ALL-11). */
  | { readonly type: 'start'; readonly intro?: string }
  /** One needs no more of the intro; for the host: nobody does. */
  | { readonly type: 'skip-intro'; readonly isForAll?: true }
  | { readonly type: 'leave-game' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'lock'; readonly isLocked: boolean }
  /** `andLock`: atomic, so that the removed person can't come back in between. */
  | { readonly type: 'remove'; readonly seat: SeatId; readonly andLock?: true }
  | { readonly type: 'host'; readonly seat: SeatId }
  | { readonly type: 'bot'; readonly level: BotLevel; readonly name?: string }
  /** ALL-6: gives an absent person's seat to a bot, or frees it for a newcomer. */
  | { readonly type: 'hand-over'; readonly seat: SeatId; readonly to: BotLevel | 'newcomer' }
  /** Takes one's seat back from a bot. */
  | { readonly type: 'take-back' }
  /** A move of the game; the game parses it. */
  | { readonly type: 'play'; readonly move: unknown }
  /** ALL-7: the host calls time, at a table without a clock. */
  | { readonly type: 'call-time'; readonly move: unknown }
  /** By the clock: does what is due, with the result of a bot's longer thinking. */
  | { readonly type: 'tick'; readonly thought?: Thought }
  /** By the clock: a heartbeat of the node that serves this table. */
  | { readonly type: 'beat' }
  /** By the clock: no node served this table for a while. Its time continues from the last logged decision. */
  | { readonly type: 'wake' }

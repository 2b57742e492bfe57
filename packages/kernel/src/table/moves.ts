import type { HolderKey, SeatId } from '../brand.ts'
import type { BotLevel } from '../game.ts'
import type { Thought } from './games/thoughts.ts'

/** Who asks something of the table. A newcomer is known by the hash of the secret, and of the device's mark where it sent one. */
export type Asker =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'newcomer'; readonly key: HolderKey; readonly mark?: HolderKey }
  | { readonly kind: 'clock' }

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
  /** A deck of one's own for a game, and back to the one of the box. */
  | { readonly type: 'use-deck'; readonly game: string; readonly text: string }
  | { readonly type: 'drop-deck'; readonly game: string }
  | { readonly type: 'start' }
  | { readonly type: 'leave-game' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'lock'; readonly isLocked: boolean }
  /** `andLock`: both or neither, so that nobody slips in between. */
  | { readonly type: 'remove'; readonly seat: SeatId; readonly andLock?: true }
  | { readonly type: 'host'; readonly seat: SeatId }
  | { readonly type: 'bot'; readonly level: BotLevel; readonly name?: string }
  /** ALL-6: an empty seat goes to a bot, or is free for a newcomer. */
  | { readonly type: 'hand-over'; readonly seat: SeatId; readonly to: BotLevel | 'newcomer' }
  /** Back from a bot that sat in. */
  | { readonly type: 'take-back' }
  /** A move of the game; the game reads it. */
  | { readonly type: 'play'; readonly move: unknown }
  /** ALL-7: the host calls time, at a table without a clock. */
  | { readonly type: 'call-time'; readonly move: unknown }
  /** The clock's: do what is due, and as a bot thought of it meanwhile. */
  | { readonly type: 'tick'; readonly thought?: Thought }
  /** The clock's: somebody still serves this table. */
  | { readonly type: 'beat' }
  /** The clock's: nobody served this table for a while; its time goes on from when it was last heard of. */
  | { readonly type: 'wake' }

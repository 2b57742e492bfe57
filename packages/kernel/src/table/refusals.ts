import { type Refusal, refuse } from '../result.ts'

/** Every refusal code of the table, with its rule. The messages are in the client's catalogue. */
const RULES = {
  'not-seated': 'ALL-4',
  'seated-already': 'ALL-4',
  'name-unfit': 'ALL-4',
  'table-full': 'ALL-4',
  removed: 'ALL-4',
  'table-locked': 'ALL-4',
  'no-such-seat': 'ALL-4',
  'no-such-team': 'ALL-4',
  'no-such-game': 'ALL-4',
  'no-such-options': 'ALL-2',
  'no-own-decks': 'ALL-4',
  'deck-unfit': 'ALL-4',
  'too-many-decks': 'ALL-4',
  'deck-of-another-game': 'ALL-4',
  'not-a-seating': 'ALL-4',
  'host-only': 'ALL-10',
  'host-of-record-only': 'ALL-10',
  'host-must-be-a-person': 'ALL-10',
  'not-yourself': 'ALL-4',
  'seat-taken': 'ALL-6',
  'somebody-sits-there': 'ALL-6',
  'held-another-seat': 'ALL-6',
  'not-free-yet': 'ALL-6',
  'too-few-players': 'ALL-4',
  'too-many-players': 'ALL-4',
  'game-under-way': 'ALL-8',
  'no-game': 'ALL-8',
  'not-begun': 'ALL-11',
  'malformed-move': 'ALL-4',
  paused: 'ALL-3',
  'not-paused': 'ALL-3',
  'paused-by-another': 'ALL-3',
  'paused-lately': 'ALL-3',
  'nothing-due': 'ALL-8',
  'clock-only': 'ALL-4',
  /** Returned by the host: the table's log has reached its quota. */
  'table-heavy': 'ALL-4',
  /** Rate limit for texts: see `Game.writeLimit`. */
  'written-too-often': 'ALL-4',
} as const
/** Why the table refuses a move; a game has refusals of its own. */
export type TableRefusalCode = keyof typeof RULES

/** A refusal by the table. */
export const no = (
  code: TableRefusalCode,
  about?: string,
): { readonly isOk: false; readonly refusal: Refusal<TableRefusalCode> } =>
  refuse({ rule: RULES[code], code, ...(about === undefined ? {} : { about }) })

import { type Parsed, waitSeconds } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'

export const MODES = ['classic', 'expert', 'simultaneous', 'teams'] as const
export type Mode = (typeof MODES)[number]

/** What is waited for: each wait has a length of its own. */
export const WAITS = ['ready', 'turn', 'judge', 'spell', 'turn-letters', 'search', 'announce', 'vote', 'pay'] as const
export type WaitName = (typeof WAITS)[number]

/** KOK-3: how many theme cards a pile has, and letters each of the two under it; fewer make a shorter game. */
export const DEPTHS = [3, 4, 5] as const

/** KOK-34 */
export const TEAM_COUNTS = [2, 3, 4] as const

/** A judge answers fast: two seconds are enough. */
const wait = waitSeconds(2)

/** What a table may choose; the defaults are the book's. */
export const options = v.strictObject({
  /** KOK-39 */
  mode: v.picklist(MODES),
  /** Without one, nothing runs out by itself (ALL-7). */
  hasClock: v.boolean(),
  /** ALL-2: how many seconds each wait lasts. */
  waits: v.strictObject({
    ready: wait,
    turn: wait,
    judge: wait,
    spell: wait,
    'turn-letters': wait,
    search: wait,
    announce: wait,
    vote: wait,
    pay: wait,
  } satisfies Record<WaitName, typeof wait>),
  /** KOK-13: the clock waits for a tap between two players. */
  hasReadyTap: v.boolean(),
  /** KOK-15: the turn lasts until the timekeeper says so. */
  hasHumanTimer: v.boolean(),
  /** KOK-33: a round in which nobody taps for a while is skipped. */
  skipsIdleRounds: v.boolean(),
  depth: v.picklist(DEPTHS),
  /** How many, in the team mode. */
  teams: v.picklist(TEAM_COUNTS),
})
export type Options = Parsed<typeof options>

export const defaults: Options = {
  mode: 'classic',
  hasClock: true,
  waits: {
    ready: 60, // ALL-7
    turn: 45, // KOK-5
    judge: 3, // KOK-17
    spell: 15, // KOK-21
    'turn-letters': 5, // KOK-33
    search: 120, // KOK-33
    announce: 15, // KOK-29
    vote: 8, // KOK-32
    pay: 15, // KOK-31
  },
  hasReadyTap: false,
  hasHumanTimer: false,
  skipsIdleRounds: true,
  depth: 5,
  teams: 2,
}

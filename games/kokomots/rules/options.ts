import {
  choice,
  clock,
  defaultsOf,
  defineOptions,
  type OptionsOf,
  optionsSchema,
  toggle,
  waits,
} from '@tablee/game-kit/options.ts'
import { readerOf } from '@tablee/game-kit/schema.ts'

export const MODES = ['classic', 'expert', 'simultaneous', 'teams'] as const
export type Mode = (typeof MODES)[number]

/** What is waited for: each wait has a length of its own. */
export const WAITS = ['ready', 'turn', 'judge', 'spell', 'turn-letters', 'search', 'announce', 'vote', 'pay'] as const
export type WaitName = (typeof WAITS)[number]

/** KOK-3: how many theme cards a pile has, and letters each of the two under it; fewer make a shorter game. */
export const DEPTHS = [3, 4, 5] as const

/** KOK-34 */
export const TEAM_COUNTS = [2, 3, 4] as const

/** What a table may choose; the values are the book's. */
export const fields = defineOptions({
  mode: choice(MODES, 'classic', 'KOK-39'),
  hasClock: clock(),
  waits: waits<WaitName>(
    {
      ready: 60, // ALL-7
      turn: 45, // KOK-5
      judge: 6, // KOK-17
      spell: 15, // KOK-21
      'turn-letters': 5, // KOK-33
      search: 120, // KOK-33
      announce: 15, // KOK-29
      vote: 8, // KOK-32
      pay: 15, // KOK-31
    },
    // In a shorter time nobody could answer.
    { least: 2 },
  ),
  /** The clock waits for a tap between two players. */
  hasReadyTap: toggle(false, 'KOK-13'),
  /** The turn lasts until the timekeeper says so. */
  hasHumanTimer: toggle(false, 'KOK-15'),
  /** A round in which nobody taps for a while is skipped. */
  skipsIdleRounds: toggle(true, 'KOK-33'),
  depth: choice(DEPTHS, 5, 'KOK-3'),
  /** Shared screens show the letters of whoever searches, in the classic variant. Absent at tables of before: they do not. */
  hasOpenHand: toggle(true, 'KOK-39'),
  /** How many, in the team mode. */
  teams: choice(TEAM_COUNTS, 2, 'KOK-34'),
})
export type Options = OptionsOf<typeof fields>
export const options = optionsSchema(fields)
export const readOptions = readerOf(options)
export const defaults: Options = defaultsOf(fields)

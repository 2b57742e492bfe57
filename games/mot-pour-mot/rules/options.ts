import { type Parsed, waitSeconds } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'

export const EDITIONS = ['cactus', 'capture'] as const
export type Edition = (typeof EDITIONS)[number]

/** What a turn goes through, in order; each is a wait for somebody. */
export const PHASES = ['draw', 'read', 'spell', 'tell', 'review', 'plead', 'explain', 'vote'] as const
export type PhaseName = (typeof PHASES)[number]

const wait = waitSeconds()

/** What a table may choose; the defaults are the books'. */
export const options = v.strictObject({
  edition: v.picklist(EDITIONS),
  /** MPM-3 */
  columns: v.picklist([3, 5, 7]),
  /** Without one, nothing runs out by itself (ALL-7). */
  hasClock: v.boolean(),
  /** ALL-2: how many seconds each phase lasts. */
  waits: v.strictObject({
    draw: wait,
    read: wait,
    spell: wait,
    tell: wait,
    review: wait,
    plead: wait,
    explain: wait,
    vote: wait,
  } satisfies Record<PhaseName, typeof wait>),
  /** MPM-8 */
  mayTurnOver: v.boolean(),
  /** The long variant of MPM-26, the strategic one of MPM-28. */
  isLong: v.boolean(),
})
export type Options = Parsed<typeof options>

export const defaults = (edition: Edition): Options => ({
  edition,
  columns: 5,
  hasClock: true,
  waits: {
    draw: 15, // MPM-6
    read: 15, // MPM-6
    spell: 30, // MPM-7
    tell: 15, // MPM-13
    review: 20, // MPM-19
    plead: 15, // MPM-22
    explain: 60, // MPM-23
    vote: 30, // MPM-23
  },
  mayTurnOver: edition === 'cactus',
  isLong: false,
})

/** How many tiles out decide the game (MPM-26, MPM-28). */
export const tilesToWin = ({ edition, isLong }: Pick<Options, 'edition' | 'isLong'>): number =>
  (edition === 'cactus' ? 5 : 6) + (isLong ? 1 : 0)

import { type Parsed, waitSeconds } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'

/** What is waited for, in order: each wait has a length of its own. To draw and to pick is one (LAU-5). */
export const WAITS = ['pick', 'write', 'late', 'desk', 'read', 'vote', 'tell', 'results'] as const
export type WaitName = (typeof WAITS)[number]
export type PhaseName = 'draw' | WaitName

/** LAU-6: the clock only advises, or closes the writing, or there is none for it. */
export const WRITING = ['advised', 'strict', 'untimed'] as const

/** LAU-1: where the Diploma is; a shorter track makes a shorter game. */
export const TRACKS = [11, 16, 26] as const

const wait = waitSeconds()

/** What a table may choose; the defaults are the book's. */
export const options = v.strictObject({
  /** Without one, nothing runs out by itself (ALL-7). */
  hasClock: v.boolean(),
  /** ALL-2: how many seconds each wait lasts. */
  waits: v.strictObject({
    pick: wait,
    write: wait,
    late: wait,
    desk: wait,
    read: wait,
    vote: wait,
    tell: wait,
    results: wait,
  } satisfies Record<WaitName, typeof wait>),
  writing: v.picklist(WRITING),
  /** LAU-16: a vote for one's own definition counts for its author too. */
  countsOwnVotes: v.boolean(),
  leaves: v.picklist(TRACKS),
})
export type Options = Parsed<typeof options>

export const defaults: Options = {
  hasClock: true,
  waits: {
    pick: 60, // LAU-5
    write: 180, // LAU-6
    late: 60, // LAU-6
    desk: 180, // LAU-8
    read: 10, // LAU-9, each; a long one more
    vote: 120, // LAU-11
    tell: 10, // LAU-11
    results: 60, // ALL-7
  },
  writing: 'advised',
  countsOwnVotes: false,
  leaves: 26,
}

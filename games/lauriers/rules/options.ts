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

/** What is waited for, in order: each wait has a length of its own. To draw and to pick is one (LAU-5). */
export const WAITS = ['pick', 'write', 'late', 'desk', 'read', 'vote', 'tell', 'results'] as const
export type WaitName = (typeof WAITS)[number]
export type PhaseName = 'draw' | WaitName

/** LAU-6: the clock only advises, or closes the writing, or there is none for it. */
export const WRITING = ['advised', 'strict', 'untimed'] as const

/** LAU-1: where the Diploma is; a shorter track makes a shorter game. */
export const TRACKS = [11, 16, 26] as const

/** LAU-5, LAU-6: `brisk` has shorter waits, and the machine draws the card; `box` goes as with the cardboard box. */
export const PACES = ['brisk', 'box'] as const
export type Pace = (typeof PACES)[number]

/** The waits that come with a pace, in seconds. A table may set each of them afterwards (ALL-2). */
export const WAITS_OF: Readonly<Record<Pace, Readonly<Record<WaitName, number>>>> = {
  brisk: { pick: 30, write: 120, late: 30, desk: 60, read: 10, vote: 60, tell: 8, results: 60 },
  box: {
    pick: 60, // LAU-5
    write: 180, // LAU-6
    late: 60, // LAU-6
    desk: 180, // LAU-8
    read: 10, // LAU-9, each; a long one more
    vote: 120, // LAU-11
    tell: 10, // LAU-11
    results: 60, // ALL-7
  },
}

/** What a table may choose. */
export const fields = defineOptions({
  hasClock: clock(),
  /** Absent in games stored before there was a choice: they go on as `box`. */
  pace: choice(PACES, 'brisk', 'LAU-5'),
  waits: waits<WaitName>(WAITS_OF.brisk),
  writing: choice(WRITING, 'advised', 'LAU-6'),
  /** A vote for one's own definition counts for its author too. */
  countsOwnVotes: toggle(false, 'LAU-16'),
  leaves: choice(TRACKS, 26, 'LAU-1'),
})
export type Options = OptionsOf<typeof fields>
export const options = optionsSchema(fields)
export const readOptions = readerOf(options)
export const defaults: Options = defaultsOf(fields)

/** All that a choice of pace sets. */
export const atPace = (pace: Pace) => ({ pace, waits: WAITS_OF[pace] })

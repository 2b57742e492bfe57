import { type Refusal, type Result, refuse } from '@tablee/kernel'

/** Refusals that every game needs, each with its rule: a game adds its own to them. */
export const COMMON_REFUSALS = {
  'not-now': 'ALL-8',
  'too-late': 'ALL-8',
  'the-clock-runs': 'ALL-7',
  'not-playing': 'ALL-4',
  'game-over': 'ALL-4',
} as const
/** A code of `COMMON_REFUSALS`. */
export type CommonRefusalCode = keyof typeof COMMON_REFUSALS

/** A refusal as `decide` gives it back. */
export interface No<Code extends string> {
  readonly isOk: false
  readonly refusal: Refusal<Code>
}

/** What `decide` gives back: the events of the move, or why not. */
export type Decided<Event, Code extends string> = Result<Event[], Refusal<Code>>

/**
 * Makes a game's `no(code, about)` from its table of codes: the refusal cites the rule that stands beside the code (ALL-4).
 *
 * @__NO_SIDE_EFFECTS__
 */
export const refusing =
  <Code extends string>(rules: Readonly<Record<Code, string>>) =>
  (code: Code, about?: string): No<Code> =>
    refuse({ rule: rules[code], code, ...(about === undefined ? {} : { about }) })

import type { Instant } from '@tablee/kernel'
import type { View } from '../game.ts'
import type { NameOf } from '../telling/tell.ts'
import type { GameTexts } from '../texts/texts.ts'

/** LAU-24: who is missing, and what goes on without them, when. In a vote nobody is named (LAU-11). */
export const missing = (
  { phase, without }: Pick<View, 'phase' | 'without'>,
  { without: { away, someAway, what } }: GameTexts,
  nameOf: NameOf,
): { readonly who: string; readonly what: string; readonly at: Instant } | undefined =>
  without === undefined || phase === 'over'
    ? undefined
    : {
        who: without.seats.length === 0 ? someAway : away(without.seats.map(nameOf)),
        what: what[phase],
        at: without.at,
      }

type Voting = Pick<View, 'phase' | 'takers' | 'voted'>

/** LAU-11: how many votes are in, never whose; undefined but while it matters. */
export const votesIn = ({ phase, takers, voted }: Voting, { note }: GameTexts): string | undefined =>
  phase === 'vote' && takers !== undefined && voted !== undefined ? note.votes(voted, takers.length) : undefined

/** Why no vote changes any more. */
export const whyClosed = ({ takers, voted }: Voting, { note }: GameTexts): string =>
  voted !== undefined && voted < (takers?.length ?? 0) ? note.closed : note.waitTell

import type { Edition } from '../rules/options.ts'
import type { Team } from '../rules/state.ts'
import type { ClauseId } from './sections.ts'

/** A worked example: which letters of the word stood on the board, and on which column; the middle is 0, Poivre’s edge 2. */
export interface Example {
  readonly edition: Edition
  readonly team: Team
  readonly word: string
  readonly stood: Readonly<Record<string, number>>
}

/** Both go rightwards: Sel pushes away in cactus, Poivre pulls in capture. */
export const CLASSE: Example = { edition: 'cactus', team: 'sel', word: 'CLASSE', stood: { C: 0, L: -1, S: 1 } }
export const CHAT: Example = { edition: 'capture', team: 'poivre', word: 'CHAT', stood: { C: -1, H: 0, T: 2 } }

export const EXAMPLES: Readonly<Record<string, Example>> = {
  'MPM-30': CLASSE,
  'MPM-31': CHAT,
} satisfies Partial<Record<ClauseId, Example>>

/** A letter's way; beyond column 2 it is out. */
interface Way {
  readonly letter: string
  readonly from: number
  readonly to: number
}

export const waysOf = ({ word, stood }: Example): readonly Way[] =>
  Object.entries(stood).map(([letter, from]) => ({
    letter,
    from,
    to: from + [...word].filter((each) => each === letter).length,
  }))

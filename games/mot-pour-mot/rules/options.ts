import {
  boxChoice,
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

export const EDITIONS = ['cactus', 'capture'] as const
export type Edition = (typeof EDITIONS)[number]

/** What a turn goes through, in order; each is a wait for somebody. */
export const PHASES = ['draw', 'read', 'spell', 'tell', 'review', 'plead', 'explain', 'vote'] as const
export type PhaseName = (typeof PHASES)[number]

/** What a table may choose; the values are the books', those of the cactus edition where they differ. */
export const fields = defineOptions({
  edition: boxChoice(EDITIONS, 'cactus'),
  columns: choice([3, 5, 7], 5, 'MPM-3'),
  hasClock: clock(),
  waits: waits<PhaseName>({
    draw: 15, // MPM-6
    read: 15, // MPM-6
    spell: 30, // MPM-7
    tell: 15, // MPM-13
    review: 20, // MPM-19
    plead: 15, // MPM-22
    explain: 60, // MPM-23
    vote: 30, // MPM-23
  }),
  mayTurnOver: toggle(true, 'MPM-8'),
  /** The long variant of MPM-26, the strategic one of MPM-28. */
  isLong: toggle(false, 'MPM-26'),
})
export type Options = OptionsOf<typeof fields>
export const options = optionsSchema(fields)
export const readOptions = readerOf(options)

export const defaults = (edition: Edition): Options => ({
  ...defaultsOf(fields),
  edition,
  mayTurnOver: edition === 'cactus',
})

/** How many tiles out decide the game (MPM-26, MPM-28). */
export const tilesToWin = ({ edition, isLong }: Pick<Options, 'edition' | 'isLong'>): number =>
  (edition === 'cactus' ? 5 : 6) + (isLong ? 1 : 0)

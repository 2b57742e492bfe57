import { count, nonEmptyText, type Parsed, readerOf } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'
import { defaults, HAND, MODES, type Mode, PACKETS, seats, TEAM_COUNTS, TURNED } from '../game.ts'

/** Whether a card stands for this letter of a word, and of which kind (KOK-24). */
export const KINDS = ['none', 'plain', 'bound'] as const
export type Kind = (typeof KINDS)[number]

/** What may be given back (KOK-31). */
export const CARDS = ['theme', 'plain', 'bound'] as const
export type Card = (typeof CARDS)[number]

/** KOK-2, KOK-34 */
export const placesIn = (mode: Mode): { readonly min: number; readonly max: number } => {
  if (mode !== 'teams') return seats({ ...defaults, mode })
  return { min: Math.min(...TEAM_COUNTS), max: Math.max(...TEAM_COUNTS) }
}

/** KOK-6, KOK-29, KOK-36: one of one's own and one of the column at least; at most all of both. */
export const FEWEST_CARDS = 2
const LYING = 2
export const mostCardsIn = (mode: Mode): number => {
  const own = { classic: HAND, expert: HAND, simultaneous: TURNED, teams: Math.max(...PACKETS) }
  return own[mode] + LYING
}

/** Players go by their place, clockwise; a team counts as one. */
const place = count()

/** A word that stood, with the cards it took; its theme lay on that pile. */
const word = v.object({
  type: v.literal('word'),
  by: place,
  word: nonEmptyText,
  kinds: v.array(v.picklist(KINDS)),
  pile: count(),
  /** KOK-27 */
  isLinked: v.boolean(),
})
export type WordEntry = Parsed<typeof word>

const entry = v.variant('type', [
  v.pipe(
    v.object({ type: v.literal('players'), mode: v.picklist(MODES), names: v.array(nonEmptyText) }),
    v.check(({ mode, names }) => names.length >= placesIn(mode).min),
  ),
  word,
  // KOK-31, KOK-42: a card given back, or owed while there is none.
  v.object({ type: v.literal('back'), by: place, card: v.picklist(CARDS) }),
  v.object({ type: v.literal('owe'), by: place }),
  // KOK-37: a team's timer is over.
  v.object({ type: v.literal('bell'), by: place }),
  // They stop before three piles are empty.
  v.object({ type: v.literal('end') }),
])
export type Entry = Parsed<typeof entry>

/** A device may still hold entries that an earlier version stored. */
export const readEntry = readerOf(entry)

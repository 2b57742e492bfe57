import { defaults, HAND, MODES, type Mode, PACKETS, seats, TEAM_COUNTS, TURNED } from '../game.ts'

/** Whether a card stands for this letter of a word, and of which kind (KOK-24). */
export const KINDS = ['none', 'plain', 'bound'] as const
export type Kind = (typeof KINDS)[number]

/** What may be given back (KOK-31). */
export const CARDS = ['theme', 'plain', 'bound'] as const
export type Card = (typeof CARDS)[number]

/** A word that stood, with the cards it took; its theme lay on that pile. */
export interface WordEntry {
  readonly type: 'word'
  readonly by: number
  readonly word: string
  readonly kinds: readonly Kind[]
  readonly pile: number
  /** KOK-27 */
  readonly isLinked: boolean
}

/** Those who play go by their place, clockwise; a team counts as one. */
export type Entry =
  | { readonly type: 'players'; readonly mode: Mode; readonly names: readonly string[] }
  | WordEntry
  /** KOK-31, KOK-42: a card given back, or owed while there is none. */
  | { readonly type: 'back'; readonly by: number; readonly card: Card }
  | { readonly type: 'owe'; readonly by: number }
  /** KOK-37: a team's timer is over. */
  | { readonly type: 'bell'; readonly by: number }
  /** They stop before three piles are empty. */
  | { readonly type: 'end' }

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

const isPlace = (raw: unknown): raw is number => Number.isInteger(raw) && (raw as number) >= 0
const isName = (raw: unknown): raw is string => typeof raw === 'string' && raw !== ''
const isOneOf = <T>(all: readonly T[], raw: unknown): raw is T => all.includes(raw as T)

const readWord = (raw: Readonly<Record<string, unknown>>): WordEntry | undefined => {
  const { by, word, kinds, pile, isLinked } = raw
  if (!isPlace(by) || !isName(word) || !isPlace(pile) || typeof isLinked !== 'boolean') return undefined
  if (!Array.isArray(kinds) || !kinds.every((kind): kind is Kind => isOneOf(KINDS, kind))) return undefined
  return { type: 'word', by, word, kinds, pile, isLinked }
}

/** What is kept may come from an earlier version. */
export const readEntry = (raw: unknown): Entry | undefined => {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return undefined
  const { type, mode, names, by, card } = raw as Readonly<Record<string, unknown>>
  switch (type) {
    case 'players':
      if (!isOneOf(MODES, mode) || !Array.isArray(names) || !names.every(isName)) return undefined
      return names.length >= placesIn(mode).min ? { type, mode, names } : undefined
    case 'word':
      return readWord(raw as Readonly<Record<string, unknown>>)
    case 'back':
      return isPlace(by) && isOneOf(CARDS, card) ? { type, by, card } : undefined
    case 'owe':
    case 'bell':
      return isPlace(by) ? { type, by } : undefined
    case 'end':
      return { type }
    default:
      return undefined
  }
}

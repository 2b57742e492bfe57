import { afterTurn, type Edition, otherTeam, type Team, TILES, tilesToWin } from '../game.ts'

export const TEAMS = ['sel', 'poivre'] as const

export type Entry =
  /** MPM-5; MPM-26 and MPM-28 have a longer variant. */
  | { readonly type: 'start'; readonly first: Team; readonly isLong: boolean }
  /** The letters that left the board, and whether the others asked for a check in vain (MPM-21). */
  | { readonly type: 'turn'; readonly out: readonly string[]; readonly isReplayed: boolean }

const isTeam = (raw: unknown): raw is Team => TEAMS.includes(raw as Team)
const areTiles = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every((each) => TILES.includes(each))

/** What is kept may come from an earlier version. */
export const readEntry = (raw: unknown): Entry | undefined => {
  if (typeof raw !== 'object' || raw === null || !('type' in raw)) return undefined
  const { type, first, isLong, out, isReplayed } = raw as Readonly<Record<string, unknown>>
  if (type === 'start') return isTeam(first) && typeof isLong === 'boolean' ? { type, first, isLong } : undefined
  if (type !== 'turn' || !areTiles(out) || typeof isReplayed !== 'boolean') return undefined
  return { type, out, isReplayed }
}

export interface Tally {
  readonly edition: Edition
  readonly first: Team
  /** Tiles out that decide the game. */
  readonly goal: number
  readonly out: Readonly<Record<Team, readonly string[]>>
  /** Lost and skipped ones included (MPM-26). */
  readonly turns: Readonly<Record<Team, number>>
  readonly active: Team
  readonly last?: { readonly team: Team; readonly out: readonly string[]; readonly skipped: readonly Team[] }
  readonly winner?: Team
}

const withTurn = (tally: Tally, isLong: boolean, { out, isReplayed }: Extract<Entry, { type: 'turn' }>): Tally => {
  const { edition, first, active } = tally
  const all = { ...tally.out, [active]: [...tally.out[active], ...out] }
  const counts = { sel: all.sel.length, poivre: all.poivre.length }
  const after = afterTurn({ options: { edition, isLong }, first, active, out: counts }, isReplayed)
  const turns = { ...tally.turns, [active]: tally.turns[active] + 1 }
  for (const team of after.skipped) turns[team] += 1
  const next = 'next' in after ? { active: after.next } : { winner: after.winner }
  return { ...tally, out: all, turns, last: { team: active, out, skipped: after.skipped }, ...next }
}

/** Undefined until it is said who begins. */
export const tallyOf = (edition: Edition, entries: readonly Entry[]): Tally | undefined => {
  const start = entries.find((each) => each.type === 'start')
  if (start === undefined) return undefined
  const { first, isLong } = start
  const fresh: Tally = {
    edition,
    first,
    goal: tilesToWin({ edition, isLong }),
    out: { sel: [], poivre: [] },
    turns: { sel: 0, poivre: 0 },
    active: first,
  }
  return entries.reduce((tally, each) => (each.type === 'turn' ? withTurn(tally, isLong, each) : tally), fresh)
}

export const tilesLeft = ({ out }: Tally): readonly string[] =>
  TILES.filter((letter) => !out.sel.includes(letter) && !out.poivre.includes(letter))

/** MPM-26: one team has enough, and the other still has its turn. */
export const lastTurnOf = ({ out, goal, winner, active }: Tally): { leader: Team; plays: Team } | undefined => {
  const leader = TEAMS.find((team) => out[team].length >= goal)
  return winner === undefined && leader !== undefined && active === otherTeam(leader)
    ? { leader, plays: active }
    : undefined
}

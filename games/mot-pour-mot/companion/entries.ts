import { type Parsed, readerOf } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'
import { afterTurn, type Edition, otherTeam, type Team, TILES, tilesToWin } from '../game.ts'

export const TEAMS = ['sel', 'poivre'] as const

const entry = v.variant('type', [
  // MPM-5; MPM-26 and MPM-28 have a longer variant.
  v.object({ type: v.literal('start'), first: v.picklist(TEAMS), isLong: v.boolean() }),
  // The letters that left the board, and whether the others asked for a check in vain (MPM-21).
  v.object({ type: v.literal('turn'), out: v.array(v.picklist(TILES)), isReplayed: v.boolean() }),
])
export type Entry = Parsed<typeof entry>

/** A device may still hold entries that an earlier version stored. */
export const readEntry = readerOf(entry)

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

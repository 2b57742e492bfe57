import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { rehearse } from '../../../packages/rehearsal/src/simulate.ts'
import type { State } from '../game.ts'
import { kokomotsOptions, tellKokomots } from './teller.ts'

const shelf = await loadShelf()

describe('bots among themselves', () => {
  it.each([
    ['classic', 3],
    ['expert', 2],
    ['simultaneous', 4],
    ['teams', 12],
  ] as const)('KOK-23 a game of Kokomots ends with three piles empty: %s, %i players', async (mode, players) => {
    const options = kokomotsOptions(mode, players)
    const levels = Array.from({ length: players }, () => 'gentle' as const)
    const done = await rehearse({ game: 'kokomots', options, levels, seed: 'one' }, shelf)
    const state = done.state as State
    const { columns, camps } = state
    // A team finishes its timer: it may empty the fourth as well.
    const empty = columns.filter(({ themes }) => themes.length === 0).length
    expect(empty).toBeGreaterThanOrEqual(3)
    expect(camps.flatMap(({ seats }) => seats)).toHaveLength(players)
    const told = tellKokomots({ ...done, state }, levels)
    const stood = done.events.filter((event) => (event as { type: string }).type === 'stood')
    expect(told.filter((line) => line === 'words')).toHaveLength(stood.length)
  })
})

import { describe, expect, it } from 'vitest'
import { defaults, lauriers } from '../game.ts'
import { WAITS } from '../rules/options.ts'
import { boxed } from './driver.ts'

const { readMove, readOptions } = lauriers

describe('moves at the door', () => {
  it.each([
    undefined,
    null,
    'draw',
    [],
    {},
    { type: 'merge' },
    { type: 'draw', box: 2 },
    { type: 'pick', nth: 4 },
    { type: 'pick', nth: -1 },
    { type: 'draft', round: 1, text: 'x'.repeat(301) },
    { type: 'hand-in', round: 1, text: 'x'.repeat(301) },
    { type: 'hand-in', round: 1.5, text: 'x' },
    { type: 'hand-in', round: 1, text: 7 },
    { type: 'vote', round: 1, line: -1 },
    { type: 'vote', round: 1, line: 0.5 },
    { type: 'vote', round: 1, line: '0' },
    { type: 'vote', round: 1, line: 0, stake: 1 },
    { type: 'borrow' },
    { type: 'read-on', step: -1 },
    { type: 'arrange', lines: [] },
    { type: 'arrange', lines: [{ from: [], wording: 'x' }] },
    { type: 'arrange', lines: [{ from: ['s1'], wording: 'x'.repeat(302) }] },
    { type: 'arrange', lines: [{ from: ['s'.repeat(41)], wording: 'x' }] },
    { type: 'arrange', lines: [{ from: ['s1'], wording: 'x', author: 's2' }] },
    { type: 'arrange', lines: Array.from({ length: 7 }, () => ({ from: ['s1'], wording: 'x' })) },
  ])('ALL-4 %j is no move', (raw) => {
    expect(readMove(raw)).toBeUndefined()
  })
})

describe('options at the door', () => {
  it('ALL-2 as in the box: 60 s to pick (LAU-5), 3 minutes and one to write (LAU-6), 3 at the desk (LAU-8), 2 to vote and 10 s to tell (LAU-11)', () => {
    expect(readOptions(boxed)).toEqual(boxed)
    expect(boxed).toMatchObject({
      pace: 'box',
      waits: { pick: 60, write: 180, late: 60, desk: 180, vote: 120, tell: 10, results: 60 },
    })
  })

  it('ALL-2 LAU-5 LAU-6 LAU-8 LAU-11 a new table plays briskly: 2 minutes to write, 1 at the desk, 1 to vote; nothing takes longer than in the box', () => {
    expect(readOptions(defaults)).toEqual(defaults)
    expect(defaults).toMatchObject({
      pace: 'brisk',
      waits: { pick: 30, write: 120, late: 30, desk: 60, vote: 60, tell: 8 },
    })
    for (const wait of WAITS) expect(defaults.waits[wait]).toBeLessThanOrEqual(boxed.waits[wait])
    expect(defaults).toMatchObject({ hasClock: true, writing: 'advised', countsOwnVotes: false, leaves: 26 })
  })

  it.each(WAITS)('ALL-2 how long %s lasts can be set, from 5 to 600 whole seconds', (wait) => {
    const set = (lasts: number) => readOptions({ ...defaults, waits: { ...defaults.waits, [wait]: lasts } })
    expect([5, 600].map((lasts) => set(lasts)?.waits[wait])).toEqual([5, 600])
    expect([4, 601, 7.5, Number.NaN].map(set)).toEqual([undefined, undefined, undefined, undefined])
  })

  it.each([
    { writing: 'strict' },
    { writing: 'untimed' },
    { countsOwnVotes: true },
    { leaves: 11 },
    { pace: 'box' },
    { hasClock: false },
  ])('LAU-6 LAU-16 ALL-2 a table may choose %j', (change) => {
    expect(readOptions({ ...defaults, ...change })).toEqual({ ...defaults, ...change })
  })

  it.each([
    { hasClock: 'yes' },
    { waits: {} },
    { waits: { ...defaults.waits, draw: 10 } },
    { writing: 'longer' },
    { countsOwnVotes: undefined },
    { leaves: 25 },
    { pace: 'slow' },
    { more: 1 },
  ])('ALL-2 with %j they are none', (change) => {
    expect(readOptions({ ...defaults, ...change })).toBeUndefined()
  })
})

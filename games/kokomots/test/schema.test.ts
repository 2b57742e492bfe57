import { describe, expect, it } from 'vitest'
import { defaults, kokomots, MODES, WAITS } from '../game.ts'

const { readMove, readOptions } = kokomots
const claim = { word: 'New York', column: 3, isLinked: false, cards: ['a', 'b'] }

describe('moves at the door', () => {
  it('ALL-8 a claim may name the theme cards that were meant, one or two', () => {
    const named = (themes: unknown) => readMove({ type: 'claim', ...claim, themes })
    expect(named(['t1', 't2'])).toEqual({ type: 'claim', ...claim, themes: ['t1', 't2'] })
    for (const themes of [[], ['t1', 't2', 't3'], 't1', [1]]) expect(named(themes)).toBeUndefined()
  })

  it('KOK-35 a claim may name a packet', () => {
    const move = { type: 'claim', ...claim, packet: 2 }
    expect(readMove(move)).toEqual(move)
    expect(readMove({ ...move, packet: 3 })).toBeUndefined()
  })

  it('KOK-40 a claim may name other columns that could take it, up to three', () => {
    const named = (orElse: unknown) => readMove({ type: 'claim', ...claim, orElse })
    const way = { column: 1, cards: ['a', 'c'], themes: ['t3'] }
    expect(named([way])).toEqual({ type: 'claim', ...claim, orElse: [way] })
    for (const orElse of [
      [],
      [way, way, way, way],
      way,
      [{ column: 1 }],
      [{ ...way, column: 4 }],
      [{ ...way, more: 1 }],
    ])
      expect(named(orElse)).toBeUndefined()
  })

  it.each([
    undefined,
    null,
    'tap',
    [],
    {},
    { type: 'shout' },
    { type: 'claim', ...claim, column: 4 },
    { type: 'claim', ...claim, column: -1 },
    { type: 'claim', ...claim, cards: [] },
    { type: 'claim', ...claim, cards: ['a', 'b', 'c', 'd', 'e', 'f'] },
    { type: 'claim', ...claim, cards: [1] },
    { type: 'claim', ...claim, cards: ['x'.repeat(41)] },
    { type: 'claim', ...claim, word: 'x'.repeat(81) },
    { type: 'spell', claim: 1, letter: 'é' },
    { type: 'spell', claim: 1, letter: 'AB' },
    { type: 'refuse', claim: 1, reason: 'no' },
    { type: 'tap', round: 1.5 },
    { type: 'finish' },
    { type: 'pay', card: 7 },
  ])('ALL-4 %j is no move', (raw) => {
    expect(readMove(raw)).toBeUndefined()
  })
})

describe('options at the door', () => {
  it('ALL-2 the defaults are options, with the durations of the book and of our readings', () => {
    expect(readOptions(defaults)).toEqual(defaults)
    expect(defaults.waits).toEqual({
      ready: 60,
      turn: 45,
      judge: 6,
      spell: 15,
      'turn-letters': 5,
      search: 120,
      announce: 15,
      vote: 8,
      pay: 15,
    })
  })

  it.each(WAITS)('ALL-2 how long %s lasts can be set, from 2 to 600 whole seconds', (wait) => {
    const set = (lasts: number) => readOptions({ ...defaults, waits: { ...defaults.waits, [wait]: lasts } })
    expect([2, 600].map((lasts) => set(lasts)?.waits[wait])).toEqual([2, 600])
    expect([1, 601, 7.5, Number.NaN].map(set)).toEqual([undefined, undefined, undefined, undefined])
  })

  it.each([
    ...MODES.map((mode) => ({ mode })),
    { hasClock: false },
    { hasReadyTap: true },
    { hasHumanTimer: true },
    { skipsIdleRounds: false },
    { depth: 3 },
    { teams: 4 },
  ])('KOK-39 KOK-13 KOK-15 KOK-33 ALL-2 a table may choose %j', (change) => {
    expect(readOptions({ ...defaults, ...change })).toEqual({ ...defaults, ...change })
  })

  it.each([
    { mode: 'solo' },
    { mode: ['expert', 'teams'] },
    { waits: {} },
    { waits: { ...defaults.waits, nap: 10 } },
    { depth: 6 },
    { teams: 1 },
    { hasClock: 'yes' },
    { more: 1 },
  ])('KOK-39 ALL-2 with %j they are none', (change) => {
    expect(readOptions({ ...defaults, ...change })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { defaults, wordOut } from '../game.ts'
import type { CardId } from '../rules/cards.ts'
import { PHASES } from '../rules/options.ts'

const { readMove, readOptions } = wordOut
const card = 'simple-E-1' as CardId

describe('moves at the door', () => {
  it('WO-12 a JOKER is laid with the letter it is named', () => {
    const move = { type: 'lay', row: 0, card: 'joker-2', as: 'K', isWordOut: false }
    expect(readMove(move)).toEqual(move)
  })

  it.each([
    undefined,
    null,
    'pass',
    [],
    {},
    { type: 'announce', row: 0 },
    { type: 'lay', row: 4, card, isWordOut: true },
    { type: 'lay', row: -1, card, isWordOut: true },
    { type: 'lay', row: 0.5, card, isWordOut: true },
    { type: 'lay', row: 0, card },
    { type: 'lay', row: 0, card: 7, isWordOut: true },
    { type: 'lay', row: 0, card: 'x'.repeat(25), isWordOut: true },
    { type: 'lay', row: 0, card, as: 'é', isWordOut: true },
    { type: 'lay', row: 0, card, as: 'AB', isWordOut: true },
    { type: 'lay', row: 0, card, as: undefined, isWordOut: true },
    { type: 'counter', step: 1, cards: [], isWordOut: true },
    { type: 'counter', step: 1, cards: Array.from({ length: 16 }, () => ({ card })), isWordOut: true },
    { type: 'counter', step: 1, cards: [{ card, row: 1 }], isWordOut: true },
    { type: 'counter', cards: [{ card }], isWordOut: true },
    { type: 'decline' },
    { type: 'decline', step: -1 },
    { type: 'time-up', step: 1.5 },
  ])('ALL-4 %j is no move', (raw) => {
    expect(readMove(raw)).toBeUndefined()
  })
})

describe('options at the door', () => {
  it('ALL-2 the defaults are options: 60 s a turn (WO-7), 30 s a start (WO-32), 10 s for counters (WO-22)', () => {
    expect(readOptions(defaults)).toEqual(defaults)
    expect(defaults.waits).toEqual({ turn: 60, run: 60, start: 30, counter: 10 })
    expect(defaults).toMatchObject({
      isStrict: true,
      lightsRows: false,
      hasDico: false,
      packs: 'advised',
      hasClock: true,
    })
  })

  it.each(PHASES)('ALL-2 how long %s lasts can be set, from 5 to 600 whole seconds', (phase) => {
    const set = (lasts: number) => readOptions({ ...defaults, waits: { ...defaults.waits, [phase]: lasts } })
    expect([5, 600].map((lasts) => set(lasts)?.waits[phase])).toEqual([5, 600])
    expect([4, 601, 7.5, Number.NaN].map(set)).toEqual([undefined, undefined, undefined, undefined])
  })

  it.each([
    { hasClock: 'yes' },
    { waits: {} },
    { waits: { ...defaults.waits, over: 10 } },
    { isStrict: undefined },
    { lightsRows: 1 },
    { hasDico: 1 },
    { packs: 2 },
    { packs: 'three' },
    { more: 1 },
  ])('WO-1 ALL-2 with %j they are none', (change) => {
    expect(readOptions({ ...defaults, ...change })).toBeUndefined()
  })
})

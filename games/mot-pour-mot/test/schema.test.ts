import { describe, expect, it } from 'vitest'
import { defaults, motPourMot } from '../game.ts'
import { EDITIONS, PHASES } from '../rules/options.ts'

const { readMove, readOptions } = motPourMot

describe('moves at the door', () => {
  it.each([
    undefined,
    null,
    'draw',
    [],
    {},
    { type: 'cheat' },
    { type: 'spell' },
    { type: 'spell', letter: 's' },
    { type: 'spell', letter: 'É' },
    { type: 'spell', letter: 'SO' },
    { type: 'spell', letter: 'S\n' },
    { type: 'take-back', count: 0 },
    { type: 'take-back', count: 1.5 },
    { type: 'take-back', count: '1' },
    { type: 'tell', word: 'a'.repeat(401) },
    { type: 'suggest', word: 7 },
    { type: 'vote', vote: 'maybe' },
    { type: 'time-up', phase: 'over' },
  ])('ALL-4 %j is no move', (raw) => {
    expect(readMove(raw)).toBeUndefined()
  })
})

describe('options at the door', () => {
  it.each(EDITIONS)('ALL-2 the defaults of %s are options', (edition) => {
    expect(readOptions(defaults(edition))).toEqual(defaults(edition))
  })

  it.each(PHASES)('ALL-2 how long %s lasts can be set, from 5 to 600 whole seconds', (phase) => {
    const set = (lasts: number) =>
      readOptions({ ...motPourMot.defaults, waits: { ...motPourMot.defaults.waits, [phase]: lasts } })
    expect([5, 600].map((lasts) => set(lasts)?.waits[phase])).toEqual([5, 600])
    expect([4, 601, 7.5, Number.NaN].map(set)).toEqual([undefined, undefined, undefined, undefined])
  })

  it.each([
    { edition: 'cactée' },
    { columns: 4 },
    { columns: '5' },
    { hasClock: 'yes' },
    { waits: {} },
    { waits: { ...defaults('cactus').waits, over: 10 } },
    { isLong: undefined },
    { more: 1 },
  ])('MPM-3 ALL-2 with %j they are none', (change) => {
    expect(readOptions({ ...defaults('cactus'), ...change })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import type { Edition } from '../game.ts'
import { type Entry, lastTurnOf, readEntry, type Tally, tallyOf, tilesLeft } from './entries.ts'

const start: Entry = { type: 'start', first: 'sel', isLong: false }
const turn = (letters = '', isReplayed = false): Entry => ({ type: 'turn', out: [...letters], isReplayed })
const tally = (edition: Edition, ...entries: readonly Entry[]) => tallyOf(edition, [start, ...entries]) as Tally

describe('Mot pour Mot beside its cardboard', () => {
  it('counts nothing before it is said who begins', () => {
    expect(tallyOf('cactus', [])).toBeUndefined()
    expect(tally('cactus')).toMatchObject({ goal: 5, active: 'sel', turns: { sel: 0, poivre: 0 } })
    expect(tallyOf('capture', [{ ...start, isLong: true, first: 'poivre' }])).toMatchObject({
      goal: 7,
      active: 'poivre',
    })
  })

  it('MPM-14 a tile out counts for the team that moved it, and is on the board no more', () => {
    const after = tally('cactus', turn('SC'), turn('T'), turn())
    expect(after.out).toEqual({ sel: ['S', 'C'], poivre: ['T'] })
    expect(tilesLeft(after).join('')).toBe('BDFGHILMNOPRUV')
    expect(after).toMatchObject({ active: 'poivre', turns: { sel: 2, poivre: 1 } })
  })

  it('MPM-26 cactus: five out, and the others still have their turn; MPM-27 most win', () => {
    const five = tally('cactus', turn('BCDFG'))
    expect(lastTurnOf(five)).toEqual({ leader: 'sel', plays: 'poivre' })
    expect(five).not.toHaveProperty('winner')
    expect(tally('cactus', turn('BCDFG'), turn('H'))).toMatchObject({ winner: 'sel', turns: { sel: 1, poivre: 1 } })
    expect(tally('cactus', turn(), turn('BCDFG'))).toMatchObject({ winner: 'poivre' })
  })

  it('MPM-27 cactus: on a tie, whoever played second', () => {
    expect(tally('cactus', turn('BCDFG'), turn('HILMN')).winner).toBe('poivre')
  })

  it('MPM-28 capture: the sixth wins at once', () => {
    expect(tally('capture', turn('BCDFGH'))).toMatchObject({ winner: 'sel', turns: { sel: 1, poivre: 0 } })
    expect(lastTurnOf(tally('capture', turn('BCDFGH')))).toBeUndefined()
  })

  it('MPM-21 a check asked in vain: the same team again, the others’ turn counts as had', () => {
    expect(tally('cactus', turn('S', true))).toMatchObject({
      active: 'sel',
      turns: { sel: 1, poivre: 1 },
      last: { skipped: ['poivre'] },
    })
  })

  it('MPM-34 asked in vain on the fifth tile, the last turn is thrown away', () => {
    expect(tally('cactus', turn('BCDFG', true))).toMatchObject({ winner: 'sel', turns: { sel: 1, poivre: 1 } })
  })

  it('reads back what it wrote, and nothing else', () => {
    for (const each of [start, turn('ST', true), turn()])
      expect(readEntry(JSON.parse(JSON.stringify(each)))).toEqual(each)
    for (const wrong of [undefined, 3, { type: 'turn', out: ['A'], isReplayed: false }, { type: 'turn', out: [] }])
      expect(readEntry(wrong)).toBeUndefined()
    expect(readEntry({ type: 'start', first: 'thym', isLong: false })).toBeUndefined()
  })

  it('reads entries as a device has stored them since the first version, to the letter', () => {
    const stored =
      '[{"type":"start","first":"poivre","isLong":true},{"type":"turn","out":["S","C"],"isReplayed":false},' +
      '{"type":"turn","out":[],"isReplayed":true}]'
    expect(JSON.stringify(JSON.parse(stored).map(readEntry))).toBe(stored)
  })

  it.each([
    ['null', undefined],
    ['"players"', undefined],
    ['[]', undefined],
    ['{}', undefined],
    ['{"type":"chess"}', undefined],
    ['{"type":7}', undefined],
    ['{"type":"start","first":"sel","isLong":false,"at":5}', { type: 'start', first: 'sel', isLong: false }],
    ['{"type":"start","first":"sel"}', undefined],
    ['{"type":"turn","out":"SC","isReplayed":false}', undefined],
    ['{"type":"turn","out":["s"],"isReplayed":false}', undefined],
  ])('reads %s as %s', (stored, read) => {
    expect(readEntry(JSON.parse(stored))).toStrictEqual(read)
  })
})

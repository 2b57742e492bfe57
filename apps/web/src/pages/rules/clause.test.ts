import { cactus, capture, groupsOf, partsFor, partsOf, reading } from '@tablee/ui/rules/clause.ts'
import { describe, expect, it } from 'vitest'
import { rulesHref } from './address.ts'
import { CARD_ROWS } from './card-rows.ts'
import { EXAMPLES, waysOf } from './examples.ts'

const clause = { name: 'X', says: ['both', cactus('push'), capture('pull'), reading(cactus('pot')), reading('we')] }

describe('a clause', () => {
  it('sets the editions side by side, what they share before and after', () => {
    const texts = groupsOf(partsOf(clause)).map((group) =>
      'shared' in group
        ? group.shared.says
        : [group.columns.cactus, group.columns.capture].map((parts) => parts?.map(({ says }) => says)),
    )
    expect(texts).toEqual(['both', [['push', 'pot'], ['pull']], 'we'])
  })
  it('for one edition leaves the other’s parts out', () => {
    expect(partsFor(clause, 'capture').map(({ says }) => says)).toEqual(['both', 'pull', 'we'])
    expect(partsFor(clause, undefined)).toHaveLength(5)
  })
})

describe('the worked examples', () => {
  it('MPM-30 CLASSE: C and L go one column, S two and out', () => {
    expect(waysOf(EXAMPLES['MPM-30'])).toEqual([
      { letter: 'C', from: 0, to: 1 },
      { letter: 'L', from: -1, to: 0 },
      { letter: 'S', from: 1, to: 3 },
    ])
  })
  it('MPM-31 CHAT: C, H, T come one column; T, on the last one, is out', () => {
    expect(waysOf(EXAMPLES['MPM-31'])).toEqual([
      { letter: 'C', from: -1, to: 0 },
      { letter: 'H', from: 0, to: 1 },
      { letter: 'T', from: 2, to: 3 },
    ])
  })
})

describe('examples in cards', () => {
  const drawn = (id: 'WO-11' | 'WO-12' | 'WO-15' | 'WO-20') =>
    CARD_ROWS[id]?.rows.map(({ word, points, sum }) => [word, points, sum])
  it('WO-15 RUE 3, ROBE 6, OBJET 14, ABOYEZ 32', () => {
    expect(drawn('WO-15')).toEqual([
      ['RUE', 3, ''],
      ['ROBE', 6, '4 + 2'],
      ['OBJET', 14, '(5 + 2) × 2'],
      ['ABOYEZ', 32, '(6 + 2) × 4'],
    ])
  })
  it('WO-12 a JOKER is worth what its letter is', () => {
    expect(drawn('WO-12')?.map(([word, points]) => [word, points])).toEqual([
      ['ROBE', 6],
      ['OBJET', 14],
    ])
  })
  it('WO-11 WO-20 what is added: two REPLAY and two others; each counter is longer than the word before', () => {
    expect(CARD_ROWS['WO-11']?.rows[0]?.added.map(({ card }) => card.startsWith('replay'))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(drawn('WO-20')?.map(([word, points]) => [word, points])).toEqual([
      ['CHAT', 8],
      ['CHATTE', 10],
      ['CHATTES', 11],
    ])
  })
})

describe('the address', () => {
  const at = (address: string) => new URL(address, 'http://tablee.test')
  it('keeps what is searched, the edition and the way back to the table', () => {
    expect(rulesHref(at('/regles/mot-pour-mot?ici=1&table=K7QF#MPM-3'), ' œuf dur ', 'capture')).toBe(
      '/regles/mot-pour-mot?ici=1&table=K7QF&q=%C5%93uf+dur&edition=capture',
    )
  })
  it('is bare when nothing is asked', () => {
    expect(rulesHref(at('/regles/mot-pour-mot?q=x&edition=cactus'), '', undefined)).toBe('/regles/mot-pour-mot')
  })
})

import { describe, expect, it } from 'vitest'
import type { Mode } from '../game.ts'
import { type Entry, type Kind, mostCardsIn, placesIn, readEntry } from './entries.ts'
import { isByThemes, pointsOf, tallyOf } from './tally.ts'

const players = (mode: Mode = 'classic'): Entry => ({ type: 'players', mode, names: ['Ana', 'Bob', 'Cléo'] })
const KIND: Readonly<Record<string, Kind>> = { '.': 'none', x: 'plain', '2': 'bound' }
/** « ROME », « 2x.x »: a card with a constraint, one without, none, one. */
const said = (by: number, word: string, cards: string, pile = 0, isLinked = false) =>
  ({ type: 'word', by, word, kinds: [...cards].map((sign) => KIND[sign] ?? 'none'), pile, isLinked }) as const
/** So many words of two points on this pile. */
const empty = (by: number, pile: number, times = 5): Entry[] =>
  Array.from({ length: times }, () => said(by, 'OS', 'xx', pile))

describe('Kokomots beside its cardboard', () => {
  it('counts nothing before it is said who plays', () => {
    expect(tallyOf([])).toBeUndefined()
    expect(tallyOf([players()])).toMatchObject({ totals: [0, 0, 0], piles: [5, 5, 5, 5] })
  })

  it('KOK-24 theme 1, letter 1, letter with a constraint 2; a theme leaves its pile', () => {
    expect(pointsOf(said(0, 'POIRE', 'x.xxx'))).toBe(5)
    const tally = tallyOf([players(), said(0, 'POIRE', 'x.xxx', 2), said(1, 'ROME', '2x.x', 0)])
    expect(tally).toMatchObject({ totals: [5, 5, 0], piles: [4, 5, 4, 5], themeCards: [1, 1, 0] })
    expect(tally).not.toHaveProperty('placings')
  })

  it('KOK-27 a linked word brings three more, and takes a card of the fifth pile', () => {
    const tally = tallyOf([players('expert'), said(0, 'NEMO', 'x.x.', 1, true)])
    expect(tally).toMatchObject({ totals: [6, 0, 0], fifth: 9, themeCards: [2, 0, 0] })
  })

  it('KOK-23 it is over when three piles are empty, and what comes after does not count', () => {
    const almost = [players(), ...empty(0, 0), ...empty(1, 1), ...empty(2, 2, 4)]
    expect(tallyOf(almost)).not.toHaveProperty('placings')
    const done = tallyOf([...almost, said(2, 'OS', 'xx', 2), said(2, 'OS', 'xx', 3)])
    expect(done).toMatchObject({ totals: [15, 15, 15], piles: [0, 0, 0, 5], placings: [[0, 1, 2]] })
  })

  it('KOK-25 as many points: fewest theme cards; as many of these too: shared', () => {
    const tally = tallyOf([players(), ...empty(0, 0, 2), said(1, 'ABCDE', 'xxxxx', 1), { type: 'end' }])
    expect(tally).toMatchObject({ totals: [6, 6, 0], placings: [[1], [0], [2]] })
    expect(tally && isByThemes(tally)).toBe(true)
    const shared = tallyOf([players(), ...empty(0, 0, 1), ...empty(1, 1, 1), { type: 'end' }])
    expect(shared?.placings).toEqual([[0, 1], [2]])
    expect(shared && isByThemes(shared)).toBe(false)
  })

  it('KOK-31 KOK-42 a card is given back, or owed and then given back', () => {
    const entries: Entry[] = [players('simultaneous'), { type: 'owe', by: 0 }, { type: 'owe', by: 0 }]
    expect(tallyOf(entries)?.debts).toEqual([2, 0, 0])
    entries.push(
      said(0, 'ROME', '2x..'),
      { type: 'back', by: 0, card: 'bound' },
      { type: 'back', by: 0, card: 'theme' },
    )
    expect(tallyOf(entries)).toMatchObject({ debts: [0, 0, 0], totals: [1, 0, 0], piles: [4, 5, 5, 5] })
  })

  it('KOK-23 KOK-42 paid before anything is counted: the end waits for it; a debt left at the end costs nothing', () => {
    const owed: Entry[] = [players('simultaneous'), { type: 'owe', by: 2 }, { type: 'owe', by: 2 }]
    const piles = [...empty(0, 0), ...empty(1, 1), ...empty(0, 2, 3), said(1, 'OS', 'xx', 2)]
    const closed: Entry[] = [...owed, ...piles, said(2, 'OS', 'xx', 2)]
    expect(tallyOf([...owed, ...piles])).toMatchObject({ isClosed: false })
    expect(tallyOf(closed)).toMatchObject({ isClosed: true, debtor: 2, totals: [24, 18, 3] })
    expect(tallyOf(closed)).not.toHaveProperty('placings')
    // Nothing but what is owed: neither another word nor a card of somebody else's.
    const late: Entry[] = [said(0, 'OS', 'xx', 3), { type: 'back', by: 0, card: 'theme' }, { type: 'owe', by: 1 }]
    const half: Entry[] = [...closed, ...late, { type: 'back', by: 2, card: 'theme' }]
    expect(tallyOf(half)).not.toHaveProperty('placings')
    expect(tallyOf([...half, { type: 'back', by: 2, card: 'plain' }])).toMatchObject({
      totals: [24, 18, 1],
      debts: [0, 0, 0],
      placings: [[0], [1], [2]],
    })
    expect(tallyOf([...owed, ...empty(2, 0, 1), { type: 'end' }])).not.toHaveProperty('placings')
    expect(tallyOf([...owed, ...empty(0, 0, 1), { type: 'end' }])).toMatchObject({
      totals: [3, 0, 0],
      placings: [[0], [1, 2]],
    })
  })

  it('KOK-37 three words keep all, fewer the letters only; the piles are shorter all the same', () => {
    const three = [0, 1, 2].map((pile) => said(0, 'OS', 'xx', pile))
    expect(tallyOf([players('teams'), ...three])).toMatchObject({ totals: [9, 0, 0], themeCards: [3, 0, 0] })
    const two: Entry[] = [players('teams'), ...three.slice(0, 2)]
    expect(tallyOf(two)).toMatchObject({ totals: [0, 0, 0], turn: { by: 0 } })
    expect(tallyOf([...two, { type: 'bell', by: 0 }])).toMatchObject({
      totals: [4, 0, 0],
      themeCards: [0, 0, 0],
      piles: [4, 4, 5, 5],
    })
  })

  it('KOK-23 in teams the one at play finishes its timer', () => {
    const turns = [0, 1, 2, 3].flatMap((nth) => [0, 1, 2].map((pile) => said(nth % 2, 'OS', 'xx', pile)))
    const last = [0, 1, 2].map((pile) => said(0, 'OS', 'xx', pile))
    const entries: Entry[] = [players('teams'), ...turns, said(0, 'OS', 'xx', 0), said(0, 'OS', 'xx', 1)]
    expect(tallyOf(entries)).not.toHaveProperty('placings')
    expect(tallyOf([...entries, last[2] as Entry])?.totals).toEqual([27, 18, 0])
    expect(tallyOf([...entries, last[2] as Entry])?.placings).toEqual([[0], [1], [2]])
  })

  it('KOK-2 KOK-6 KOK-29 KOK-34 how many play, and with how many cards', () => {
    expect([placesIn('classic'), placesIn('teams')]).toMatchObject([
      { min: 2, max: 6 },
      { min: 2, max: 4 },
    ])
    expect([mostCardsIn('classic'), mostCardsIn('simultaneous'), mostCardsIn('teams')]).toEqual([5, 4, 5])
  })

  it('reads back what it wrote, and nothing else', () => {
    const back: Entry = { type: 'back', by: 1, card: 'plain' }
    for (const each of [players('expert'), said(0, 'ROME', '2x..'), back, { type: 'bell', by: 0 }, { type: 'end' }])
      expect(readEntry(JSON.parse(JSON.stringify(each)))).toEqual(each)
    for (const wrong of [
      undefined,
      3,
      { type: 'word', by: 0 },
      { type: 'players', mode: 'chess', names: ['Ana', 'Bob'] },
      { type: 'players', mode: 'classic', names: ['Ana'] },
      { type: 'back', by: 0, card: 'joker' },
      { type: 'owe', by: -1 },
    ])
      expect(readEntry(wrong)).toBeUndefined()
  })

  it('reads entries as a device has stored them since the first version, to the letter', () => {
    const stored =
      '[{"type":"players","mode":"teams","names":["Sel","Poivre"]},' +
      '{"type":"word","by":0,"word":"ROME","kinds":["bound","plain","none","none"],"pile":3,"isLinked":true},' +
      '{"type":"back","by":1,"card":"theme"},{"type":"owe","by":1},{"type":"bell","by":0},{"type":"end"}]'
    expect(JSON.stringify(JSON.parse(stored).map(readEntry))).toBe(stored)
  })

  it.each([
    ['null', undefined],
    ['"players"', undefined],
    ['[]', undefined],
    ['{}', undefined],
    ['{"type":"chess"}', undefined],
    ['{"type":7}', undefined],
    ['{"type":"end","at":5}', { type: 'end' }],
    ['{"type":"word","by":0,"word":"ROME","kinds":[],"pile":0}', undefined],
    ['{"type":"word","by":0,"word":"","kinds":[],"pile":0,"isLinked":false}', undefined],
    ['{"type":"word","by":0,"word":"ROME","kinds":["theme"],"pile":0,"isLinked":false}', undefined],
    ['{"type":"bell"}', undefined],
    ['{"type":"players","mode":"teams","names":["Sel"]}', undefined],
  ])('reads %s as %s', (stored, read) => {
    expect(readEntry(JSON.parse(stored))).toStrictEqual(read)
  })
})

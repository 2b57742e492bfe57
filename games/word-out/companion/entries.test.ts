import { describe, expect, it } from 'vitest'
import { type Colour, colourOf } from '../game.ts'
import { type Entry, nextColour, readEntry, sumOf, tallyOf } from './entries.ts'

const said = (by: number, word: string, colours: readonly Colour[] = Array.from(word, colourOf)): Entry => ({
  type: 'word',
  by,
  word,
  colours: [...colours],
})
const players: Entry = { type: 'players', names: ['Ana', 'Bob', 'Cléo'] }

describe('Word Out! beside its cardboard', () => {
  it('counts nothing before it is said who plays', () => {
    expect(tallyOf([])).toBeUndefined()
    expect(tallyOf([players])).toMatchObject({ totals: [0, 0, 0], deals: [[]] })
  })

  it('WO-15 the book’s four words, deal by deal', () => {
    const tally = tallyOf([
      players,
      said(0, 'RUE'),
      said(1, 'ROBE'),
      { type: 'deal', out: 1 },
      said(2, 'OBJET'),
      said(0, 'ABOYEZ'),
    ])
    expect(tally?.totals).toEqual([35, 6, 14])
    expect(tally?.deals.map((lines) => [0, 1, 2].map((player) => sumOf(lines, player)))).toEqual([
      [3, 6, 0],
      [32, 0, 14],
    ])
    expect(tally).not.toHaveProperty('placings')
  })

  it('WO-15 goes by the cards as they lay, not by the letters', () => {
    expect(tallyOf([players, said(0, 'RUE', ['green', 'plain', 'red'])])?.totals).toEqual([10, 0, 0])
  })

  it('WO-26 who goes out with the pile empty gains what the others hold, and they lose it', () => {
    const tally = tallyOf([players, said(0, 'RUE'), { type: 'end', out: 1, held: [2, 0, 5] }])
    expect(tally?.totals).toEqual([1, 7, -5])
    expect(tally?.placings).toEqual([[1], [0], [2]])
  })

  it('WO-27 everybody passed: each loses what they hold; WO-28 equal ones share', () => {
    const tally = tallyOf([players, said(0, 'RUE'), said(1, 'ROBE'), { type: 'end', held: [1, 4, 0] }])
    expect(tally?.totals).toEqual([2, 2, 0])
    expect(tally?.placings).toEqual([[0, 1], [2]])
  })

  it('a touch goes from colour to colour', () => {
    expect([nextColour('plain'), nextColour('green'), nextColour('red')]).toEqual(['green', 'red', 'plain'])
  })

  it('reads back what it wrote, and nothing else', () => {
    for (const each of [players, said(0, 'RUE'), { type: 'deal', out: 2 }, { type: 'end', held: [1, 0, 2], out: 1 }])
      expect(readEntry(JSON.parse(JSON.stringify(each)))).toEqual(each)
    for (const wrong of [
      undefined,
      3,
      { type: 'word', by: 0 },
      { type: 'players', names: ['Ana'] },
      { type: 'deal', out: -1 },
    ])
      expect(readEntry(wrong)).toBeUndefined()
  })

  it('reads entries as a device has stored them since the first version, to the letter', () => {
    const stored =
      '[{"type":"players","names":["Ana","Bob","Cléo"]},{"type":"word","by":0,"word":"RUE","colours":["plain","green","red"]},' +
      '{"type":"deal","out":1},{"type":"end","held":[2,0,5],"out":1},{"type":"end","held":[1,4,0]}]'
    expect(JSON.stringify(JSON.parse(stored).map(readEntry))).toBe(stored)
  })

  it.each([
    ['null', undefined],
    ['"players"', undefined],
    ['[]', undefined],
    ['{}', undefined],
    ['{"type":"chess"}', undefined],
    ['{"type":7}', undefined],
    ['{"type":"deal","out":1,"at":5}', { type: 'deal', out: 1 }],
    ['{"type":"end","held":[1,0],"out":null}', { type: 'end', held: [1, 0] }],
    ['{"type":"end","held":[1,-1]}', undefined],
    ['{"type":"word","by":0,"word":"","colours":[]}', undefined],
    ['{"type":"word","by":0.5,"word":"RUE","colours":[]}', undefined],
    ['{"type":"word","by":0,"word":"RUE","colours":["blue"]}', undefined],
    ['{"type":"players","names":["Ana",""]}', undefined],
  ])('reads %s as %s', (stored, read) => {
    expect(readEntry(JSON.parse(stored))).toStrictEqual(read)
  })
})

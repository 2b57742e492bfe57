import { seededChance } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { drawnOn, type Entry, readEntry, tallyOf } from './entries.ts'

const players: Entry = { type: 'players', names: ['Ana', 'Bob', 'Cléo'] }
const round = (...words: readonly (readonly [by: number, word: string, isValid?: boolean])[]): Entry => ({
  type: 'round',
  words: words.map(([by, word, isValid = true]) => ({ by, word, isValid })),
})

describe('Dix lettres with paper and pencil', () => {
  it('counts nothing before it is said who plays', () => {
    expect(tallyOf([])).toBeUndefined()
    expect(tallyOf([players])).toEqual({ names: ['Ana', 'Bob', 'Cléo'], letters: [], rounds: [], totals: [0, 0, 0] })
  })
  it('DIX-10 the longest valid words score, round by round; DIX-12 the most points win', () => {
    const entries = [
      players,
      round([0, 'RAISON'], [1, 'CASIER'], [2, 'SALIRONT', false]),
      round([2, 'CRI']),
      { type: 'end' } as const,
    ]
    expect(tallyOf(entries)).toMatchObject({
      rounds: [
        [6, 6, 0],
        [0, 0, 3],
      ],
      totals: [6, 6, 3],
      placings: [[0, 1], [2]],
    })
  })
  it('keeps the letters until the round is counted', () => {
    expect(tallyOf([players, { type: 'letters', letters: 'ARO' }])?.letters).toEqual(['A', 'R', 'O'])
    expect(tallyOf([players, { type: 'letters', letters: 'ARO' }, round()])?.letters).toEqual([])
  })
  it('DIX-3 draws by its bags: the only W is drawn once, and ten letters are ten', () => {
    const chance = seededChance('companion')
    const all = drawnOn([...'WK'], 'rest', chance)
    expect(all).toHaveLength(10)
    expect(all.startsWith('WK')).toBe(true)
    for (let nth = 0; nth < 40; nth++) expect(drawnOn(['W'], 'consonant', chance).slice(1)).not.toBe('W')
    expect(drawnOn([], 'vowel', chance)).toMatch(/^[AEIOUY]$/)
  })
  it('reads back what it wrote, and nothing else', () => {
    const all: Entry[] = [players, { type: 'letters', letters: 'ARO' }, round([0, 'RAISON']), { type: 'end' }]
    for (const each of all) expect(readEntry(JSON.parse(JSON.stringify(each)))).toEqual(each)
    for (const wrong of [
      undefined,
      { type: 'letters', letters: 'aé' },
      { type: 'round' },
      { type: 'players', names: [] },
    ])
      expect(readEntry(wrong)).toBeUndefined()
  })
})

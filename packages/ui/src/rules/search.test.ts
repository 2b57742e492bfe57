import { describe, expect, it } from 'vitest'
import { piecesOf } from './pieces.ts'
import { plainly } from './search.ts'

it('folds as people type', () => {
  expect(plainly('  Où ça, Œdipe\u00a0? ')).toBe('ou ca oedipe')
})

describe('pieces of a clause', () => {
  it('marks what was searched, whatever its accents', () => {
    expect(piecesOf('À l’école, deux écoliers', 'ecol')).toEqual([
      { text: 'À l’', kind: 'plain' },
      { text: 'école', kind: 'found' },
      { text: ', deux ', kind: 'plain' },
      { text: 'écoliers', kind: 'found' },
    ])
  })
  it('finds the ids of other clauses', () => {
    expect(piecesOf('comme en ALL-4.', '')).toEqual([
      { text: 'comme en ', kind: 'plain' },
      { text: 'ALL-4', kind: 'id' },
      { text: '.', kind: 'plain' },
    ])
  })
})

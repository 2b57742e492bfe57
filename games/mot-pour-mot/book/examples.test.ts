import { describe, expect, it } from 'vitest'
import { CHAT, CLASSE, waysOf } from './examples.ts'

describe('the worked examples', () => {
  it('MPM-30 CLASSE: C and L go one column, S two and out', () => {
    expect(waysOf(CLASSE)).toEqual([
      { letter: 'C', from: 0, to: 1 },
      { letter: 'L', from: -1, to: 0 },
      { letter: 'S', from: 1, to: 3 },
    ])
  })
  it('MPM-31 CHAT: C, H, T come one column; T, on the last one, is out', () => {
    expect(waysOf(CHAT)).toEqual([
      { letter: 'C', from: -1, to: 0 },
      { letter: 'H', from: 0, to: 1 },
      { letter: 'T', from: 2, to: 3 },
    ])
  })
})

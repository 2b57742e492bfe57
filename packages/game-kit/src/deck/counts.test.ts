import { expect, it } from 'vitest'
import { checkBoxSize, tally } from './counts.ts'

it('a deck may be larger than the box, never smaller', () => {
  expect(checkBoxSize(219, 220)).toEqual([{ line: 1, code: 'deck-too-small', about: '220' }])
  expect([checkBoxSize(220, 220), checkBoxSize(300, 220)]).toEqual([[], []])
})

it('a tally says how often each is there', () => {
  expect(tally(['adj.', 'n.m.', 'adj.'])).toEqual({ 'adj.': 2, 'n.m.': 1 })
})

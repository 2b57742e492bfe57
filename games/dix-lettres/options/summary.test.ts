import { describe, expect, it } from 'vitest'
import { defaults } from '../game.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { summaryOf } from './summary.ts'

describe('the options of Dix lettres in plain words', () => {
  it('DIX-1 DIX-5 tells rounds and time', () => {
    expect(summaryOf(defaults, fr)).toEqual(['10 manches', '45 secondes'])
  })
  it('DIX-4 DIX-11 tells what is not as usual', () => {
    expect(summaryOf({ ...defaults, rounds: 3, hasClock: false, draw: 'machine', scoring: 'everybody' }, en)).toEqual([
      '3 rounds',
      expect.any(String),
      'the machine draws',
      'everybody scores',
    ])
  })
})

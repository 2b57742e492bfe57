import { describe, expect, it } from 'vitest'
import { defaults } from '../game.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { summaryOf } from './summary.ts'

describe('the options of Word Out! in plain words', () => {
  it('tells time and mode', () => {
    expect(summaryOf(defaults, fr)).toEqual(['60 secondes', 'une erreur coûte le tour'])
    expect(summaryOf({ ...defaults, isStrict: false }, en)).toEqual(['60 seconds', 'mistakes forgiven'])
  })
  it('ALL-7 tells that there is no timer', () => {
    expect(summaryOf({ ...defaults, hasClock: false }, fr)[0]).toBe('sans sablier')
  })
  it('WO-1 WO-30 tells what is not as in the book', () => {
    expect(summaryOf({ ...defaults, lightsRows: true, hasDico: true, packs: 'two' }, fr)).toEqual([
      '60 secondes',
      'une erreur coûte le tour',
      'aide du débutant',
      'Dico permis',
      'deux paquets',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { buildGraph } from '../build/build-graph.ts'
import { fold, type Letters } from './letters.ts'
import { isSpelledBeginning, spellings } from './spelling.ts'

const letters = (raw: string) => fold(raw) as Letters
const list = buildGraph(['pêche', 'péché', 'pèche', 'porte-avions', 'œuf', 'Œuvre', 'Paris', 'aujourd’hui', 'pêcher'])

describe('spelling', () => {
  it('MPM-22 accents are ignored: all spellings of the letters are found', () => {
    expect(spellings(list, letters('PECHE')).sort()).toEqual(['pèche', 'péché', 'pêche'])
  })

  it('MPM-15 the hyphen of a compound is skipped', () => {
    expect(spellings(list, letters('porteavions'))).toEqual(['porte-avions'])
  })

  it('MPM-16 proper nouns are found in any case', () => {
    expect(spellings(list, letters('paris'))).toEqual(['Paris'])
  })

  it('ALL-1 a ligature counts as two letters', () => {
    expect(spellings(list, letters('OEUF'))).toEqual(['œuf'])
    expect(spellings(list, letters('oeuvre'))).toEqual(['Œuvre'])
  })

  it('does not accept half a word, except as a prefix', () => {
    expect(spellings(list, letters('PORTEA'))).toEqual([])
    expect(isSpelledBeginning(list, letters('PORTEA'))).toBe(true)
    expect(isSpelledBeginning(list, letters('PORTEU'))).toBe(false)
  })

  it('ALL-1 a prefix may end inside a ligature', () => {
    expect(isSpelledBeginning(list, letters('O'))).toBe(true)
    expect(spellings(buildGraph(['œ']), letters('O'))).toEqual([])
  })
})

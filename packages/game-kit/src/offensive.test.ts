import { readFileSync } from 'node:fs'
import { fold } from '@tablee/lexicon'
import { describe, expect, it } from 'vitest'
import { isOffensive } from './offensive.ts'

const vulgar = readFileSync(new URL('./deck/vulgar.txt', import.meta.url), 'utf8')
  .replace(/^#.*/gm, '')
  .split(/[,\s]+/)
  .filter((word) => word !== '')

describe('words that the machine never proposes', () => {
  it.each(vulgar)('« %s », which no card of ours prints either, and its plural', (word) => {
    const letters = fold(word) ?? ''
    expect([letters, isOffensive(letters)]).toEqual([letters, true])
    expect(isOffensive(`${letters}S`) || /[RSX]$/.test(letters)).toBe(true)
  })
  it.each([
    'ENCULERAIENT',
    'CHIONS',
    'PISSAIT',
    'BAISEES',
    'VIOLERENT',
    'NEGRESSES',
    'SALOPES',
    'PORNO',
    'MONGOLIEN',
    'GROGNASSE',
    'NYMPHOS',
    'FIOTTE',
    'GODE',
    'TRAVELOS',
    'CHIASSE',
    'TRINGLER',
    'QUEUTARD',
    'JUIVERIE',
  ])('%s', (letters) => {
    expect(isOffensive(letters)).toBe(true)
  })
  it.each([
    'BAISER',
    'BRANLEBAS',
    'CHIA',
    'COITE',
    'COITRON',
    'FOUTEAU',
    'MONGOLE',
    'NAZIREEN',
    'NYMPHOSE',
    'PINASSE',
    'TAPINOIS',
    'TRINGLES',
    'VIOLE',
    'VIOLES',
    'BITUME',
    'BAISSER',
    'CHIEN',
    'CHIENDENT',
    'CONNECTER',
    'CONTE',
    'CULTE',
    'PEDALE',
    'PINCEAU',
    'PINEDE',
    'PISSENLIT',
    'PUTATIF',
    'PUTOIS',
    'RATON',
    'SALOPETTE',
    'VIOLENT',
    'VIOLETTE',
    'VIOLON',
    'VIOLONS',
  ])('« %s » is proposed', (letters) => {
    expect(isOffensive(letters)).toBe(false)
  })
})

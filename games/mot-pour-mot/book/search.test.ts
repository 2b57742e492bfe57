import { find, seenOnScreen } from '@tablee/ui/rules/search.ts'
import { describe, expect, it } from 'vitest'
import { book } from './book.ts'

const { fr, en } = book

describe('searching the rules', () => {
  it.each([
    ['C’est dit', 'MPM-12'],
    ["c'est dit !", 'MPM-12'],
    ['orthographe', 'MPM-20'],
    ['CONTESTER', 'MPM-23'],
    ['sablier', 'MPM-7'],
    ['deja dit', 'MPM-18'],
    ['égalité', 'MPM-27'],
    ['bot', 'ALL-9'],
  ])('« %s » finds %s', (query, id) => {
    expect(find(fr, query)).toContain(id)
  })
  it('what other games have is not found', () => {
    expect(find(en, 'uncounterable')).toEqual([])
    expect(find(fr, 'fusionner')).toEqual([])
  })
  it('a whole phrase goes before its single words', () => {
    expect(find(fr, 'passer son tour')).toEqual(['MPM-21'])
    expect(find(en, 'skip a turn')).toEqual(['MPM-21'])
  })
  it('an id finds its clause alone, not those that begin or point so', () => {
    expect(find(fr, 'mpm-1')).toEqual(['MPM-1'])
    expect(find(fr, 'Trop tard. (ALL-8)')).toEqual(['ALL-8'])
  })
  it('words in another order are found too; words that are nowhere are not', () => {
    expect(find(fr, 'carte capitaine tire')).toContain('MPM-6')
    expect(find(fr, 'tondeuse')).toEqual([])
  })
  it('says what on screen answered, when the clause itself does not say it', () => {
    const columns = fr.clauses.filter(({ id }) => id === 'MPM-3')
    const seen = (query: string) => columns.map((clause) => seenOnScreen(clause, query))
    expect(seen('options')).toEqual(['options'])
    expect(seen('colonnes')).toEqual([undefined])
    expect(seen('')).toEqual([undefined])
  })
})

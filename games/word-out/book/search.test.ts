import { find } from '@tablee/ui/rules/search.ts'
import { describe, expect, it } from 'vitest'
import { book } from './book.ts'

describe('searching the rules', () => {
  it.each([
    ['Laisser passer', 'WO-22'],
    ['poser et word out', 'WO-9'],
    ['poubelle', 'WO-13'],
    ['piocher', 'WO-7'],
    ['score négatif', 'WO-28'],
    ['Trop tard', 'ALL-8'],
  ])('« %s » finds %s', (query, id) => {
    expect(find(book.fr, query)).toContain(id)
  })
  it('what another game has is not found', () => {
    expect(find(book.en, 'captain cactus')).toEqual([])
    expect(find(book.fr, 'MPM-12')).toEqual([])
  })
})

import { find } from '@tablee/ui/rules/search.ts'
import { describe, expect, it } from 'vitest'
import { book } from './book.ts'

describe('searching the rules', () => {
  it.each([
    ['changer les trois', 'KOK-11'],
    ['J’ai un mot', 'KOK-29'],
    ['dette', 'KOK-42'],
    ['planche à voile', 'KOK-19'],
    ['nemo', 'KOK-27'],
    ['Qui ne dit mot consent', 'KOK-17'],
    ['pluriel', 'KOK-19'],
    ['Pas un mot ne tient', 'KOK-37'],
  ])('« %s » finds %s', (query, id) => {
    expect(find(book.fr, query)).toContain(id)
  })
  it('what another game has is not found', () => {
    expect(find(book.fr, 'LAU-6')).toEqual([])
  })
})

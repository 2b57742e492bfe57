import { find } from '@tablee/ui/rules/search.ts'
import { describe, expect, it } from 'vitest'
import { book } from './book.ts'

describe('searching the rules', () => {
  it.each([
    ['rendre ma copie', 'LAU-6'],
    ['Fusionner', 'LAU-8'],
    ['jumelle', 'LAU-8'],
    ['miser un jeton', 'LAU-10'],
    ['voter pour moi', 'LAU-16'],
    ['Manche blanche', 'LAU-23'],
    ['le meneur est parti', 'LAU-24'],
    ['ex aequo', 'LAU-21'],
  ])('« %s » finds %s', (query, id) => {
    expect(find(book.fr, query)).toContain(id)
  })
  it('what another game has is not found', () => {
    expect(find(book.fr, 'WO-9')).toEqual([])
  })
})

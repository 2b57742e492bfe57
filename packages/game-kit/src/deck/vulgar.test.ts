import { expect, it } from 'vitest'
import { findVulgar } from './vulgar.ts'

const vulgar = new Set(['zut', 'flûte'])

it('finds a word that no card prints, in capitals and in the plural too, on its line', () => {
  expect(findVulgar('= Un mot\npomme, Zut\n- Vieilles flûtes de bois.', vulgar)).toEqual([
    { line: 2, code: 'word-vulgar', about: 'zut' },
    { line: 3, code: 'word-vulgar', about: 'flûtes' },
  ])
})

it('leaves words alone that only hold it, compounds and remarks', () => {
  expect(findVulgar('# zut\nzutique, zut-de-sac, flûtiste', vulgar)).toEqual([])
})

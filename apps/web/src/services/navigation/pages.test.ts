import { describe, expect, it } from 'vitest'
import { pageAt } from './pages.ts'

describe('pages', () => {
  it('each address leads to its room', () => {
    expect(
      [
        '/',
        '/dico',
        '/reglages',
        '/regles',
        '/regles/a-game',
        '/table/k7qf',
        '/ecran/K7QF',
        '/tv/k7qf',
        '/ecran',
        '/tv/',
        '/table/K7QF/partie/12',
        '/paquets',
        '/paquets/3f0a',
        '/paquets/imprimer/a-game',
        '/confiance',
        '/mentions',
      ].map(pageAt),
    ).toEqual([
      { name: 'home' },
      { name: 'dico' },
      { name: 'settings' },
      { name: 'rules' },
      { name: 'rules', game: 'a-game' },
      { name: 'table', code: 'K7QF' },
      { name: 'screen', code: 'K7QF' },
      { name: 'screen', code: 'K7QF' },
      { name: 'screen' },
      { name: 'screen' },
      { name: 'replay', code: 'K7QF', number: 12 },
      { name: 'decks' },
      { name: 'decks', edited: '3f0a' },
      { name: 'decks', printed: 'a-game' },
      { name: 'trust' },
      { name: 'credits' },
    ])
  })
  it('a code that can be none is asked for all the same', () => {
    expect(pageAt('/table/%F0%9F%8E%89')).toEqual({ name: 'table', code: '%F0%9F%8E%89' })
    expect(pageAt(`/table/${'x'.repeat(500)}`)).toEqual({ name: 'table', code: 'X'.repeat(16) })
  })
  it('everything else is nowhere', () => {
    for (const path of [
      '/table',
      '/table/K7QF/partie/0',
      '/table/K7QF/partie',
      '/ecran/K7QF/x',
      '/a/b/c/d/e',
      '/nulle-part',
      '/confiance/tablee.crt',
      '/paquets/imprimer',
      '/paquets/3f0a/x',
      '/paquets/imprimer/a-game/x',
    ])
      expect(pageAt(path)).toEqual({ name: 'nowhere' })
  })
})

import { OWN_DECK_GAMES, readHeader, readOwnDeck } from '@tablee/decks'
import { describe, expect, it } from 'vitest'
import { EXAMPLES, fileNameOf, gameOf, templateOf, withTitle } from './deck-text.ts'
import { endOfLine } from './editing.svelte.ts'

describe('the text of a deck', () => {
  it.each(OWN_DECK_GAMES)('the template of %s has nothing wrong but its size', (game) => {
    const text = templateOf(game, 'Mon paquet')
    expect(readHeader(text)).toEqual({ game, title: 'Mon paquet' })
    expect(readOwnDeck(text).faults.map(({ code }) => code)).toEqual(['deck-too-small'])
  })
  it.each(OWN_DECK_GAMES)('a title is changed in the first line and nowhere else: %s', (game) => {
    const text = templateOf(game, 'Un')
    const renamed = withTitle(text, game, 'La cuisine : l’hiver')
    expect(readHeader(renamed)).toEqual({ game, title: 'La cuisine : l’hiver' })
    expect(renamed.split('\n').slice(1)).toEqual(text.split('\n').slice(1))
  })
  it('a header that was lost comes back with the title', () => {
    expect(withTitle('= Un fruit\n', 'mot-pour-mot', 'Verger')).toBe('# Mot pour Mot\u00a0: Verger\n\n= Un fruit\n')
    expect(withTitle('', 'kokomots', 'La mer')).toBe('# Kokomots\u00a0: La mer\n')
  })
  it('a remark is no header', () => {
    expect(withTitle('# écrit en classe\n= Un fruit', 'mot-pour-mot', 'Verger')).toContain('# écrit en classe')
  })
  it('a text without a header is known by its lines', () => {
    expect(gameOf(EXAMPLES.lauriers)).toBe('lauriers')
    expect(gameOf(EXAMPLES['mot-pour-mot'])).toBe('mot-pour-mot')
    expect(gameOf('# Kokomots: La mer\n= Poisson')).toBe('kokomots')
  })
  it('a file’s name is its title, without what disks refuse', () => {
    expect(['La cuisine d’été\u00a0!', 'a/b\\c:d', '../../', '', 'x'.repeat(300)].map(fileNameOf)).toEqual([
      'La cuisine d’été.txt',
      'a b c d.txt',
      'paquet.txt',
      'paquet.txt',
      `${'x'.repeat(60)}.txt`,
    ])
  })
  it('the caret finds the end of a line', () => {
    expect([1, 2, 3, 9].map((line) => endOfLine('un\ndeux\n', line))).toEqual([2, 7, 8, 8])
  })
})

import { OWN_DECK_GAMES, readHeader, readOwnDeck } from '@tablee/game-kit/deck/index.ts'
import { describe, expect, it } from 'vitest'
import { endOfLine } from '../../pages/decks/editing.svelte.ts'
import { EXAMPLES, fileNameOf, gameOf, hasPlainLines, linesAsCategories, templateOf, withTitle } from './deck-text.ts'

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
    for (const remark of ['# écrit en classe', '# Attention : brouillon'])
      expect(withTitle(`${remark}\n= Un fruit`, 'mot-pour-mot', 'Verger')).toBe(
        `# Mot pour Mot\u00a0: Verger\n\n${remark}\n= Un fruit`,
      )
  })
  it('each plain line before the first card becomes a category, and nothing else changes', () => {
    const list = ['# Mot pour Mot : Liste', 'Un fruit', '', '- Un animal de la ferme', '3) Un métier', '# fin', '? a']
    const cards = ['= Un outil', 'marteau, scie', '/ Un jeu']
    expect(linesAsCategories([...list, ...cards].join('\n')).split('\n')).toEqual([
      '# Mot pour Mot : Liste',
      '= Un fruit',
      '',
      '= Un animal de la ferme',
      '= Un métier',
      '# fin',
      '? a',
      ...cards,
    ])
    expect(hasPlainLines([...list, ...cards].join('\n'))).toBe(true)
    expect(hasPlainLines(cards.join('\n'))).toBe(false)
    for (const game of OWN_DECK_GAMES) expect(hasPlainLines(templateOf(game, 'Un'))).toBe(false)
  })
  it('a teacher’s ten plain lines are a whole deck once each is a category', () => {
    const lines = Array.from({ length: 10 }, (_, nth) => `Un verbe du groupe ${nth}`).join('\n')
    const text = withTitle(linesAsCategories(lines), 'mot-pour-mot', 'La grammaire')
    expect(readOwnDeck(text)).toMatchObject({ deck: { title: 'La grammaire', cards: 5 }, faults: [] })
  })
  it('a text without a header is known by its lines', () => {
    expect(gameOf(EXAMPLES.lauriers)).toBe('lauriers')
    expect(gameOf(EXAMPLES['mot-pour-mot'])).toBe('mot-pour-mot')
    expect(gameOf('# Kokomots: La mer\n= Poisson')).toBe('kokomots')
    expect(gameOf('  \n  : Qui reste tout honteux.')).toBe('lauriers')
  })
  it('a quarter of a million empty lines are looked through at once', () => {
    expect(gameOf(`-${'\n'.repeat(250_000)}-`)).toBe('mot-pour-mot')
  }, 2000)
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

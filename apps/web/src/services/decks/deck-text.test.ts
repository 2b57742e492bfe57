import { readHeader, readOwnDeck } from '@tablee/game-kit/deck/own-deck.ts'
import { describe, expect, it } from 'vitest'
import { endOfLine } from '../../pages/decks/editing.svelte.ts'
import { gameIn, loadDeckGames } from './deck-games.ts'
import {
  deckTextOf,
  fileNameOf,
  gameIdOf,
  hasPlainLines,
  linesAsCategories,
  templateOf,
  withTitle,
  writtenName,
} from './deck-text.ts'

const GAMES = await loadDeckGames()
const FIRST = gameIn(GAMES, '')
const NAME = writtenName(FIRST)
const header = (text: string) => {
  const { game, title } = readHeader(GAMES, text)
  return { game: game?.id, title }
}

describe('the text of a deck', () => {
  it.each(GAMES)('the template of $id has nothing wrong but its size', (game) => {
    const text = templateOf(game, 'Mon paquet')
    expect(header(text)).toEqual({ game: game.id, title: 'Mon paquet' })
    expect(readOwnDeck(GAMES, text).faults.map(({ code }) => code)).toEqual(['deck-too-small'])
    expect(hasPlainLines(text)).toBe(false)
  })
  it.each(GAMES)('a title is changed in the first line and nowhere else: $id', (game) => {
    const text = templateOf(game, 'Un')
    const renamed = withTitle(GAMES, text, game, 'La cuisine : l’hiver')
    expect(header(renamed)).toEqual({ game: game.id, title: 'La cuisine : l’hiver' })
    expect(renamed.split('\n').slice(1)).toEqual(text.split('\n').slice(1))
  })
  it.each(GAMES)('$id: an example without a first line is of the game that takes its lines', (game) => {
    const { example } = game.client
    expect(gameIdOf(GAMES, example)).toBe(game.deck.isLikely?.(example) ? game.id : FIRST.id)
    expect(deckTextOf(GAMES, example, 'a.txt')).toBe(example)
  })
  it('a header that was lost comes back with the title', () => {
    expect(withTitle(GAMES, '= Un fruit\n', FIRST, 'Verger')).toBe(`# ${NAME}\u00a0: Verger\n\n= Un fruit\n`)
    expect(withTitle(GAMES, '', FIRST, 'La mer')).toBe(`# ${NAME}\u00a0: La mer\n`)
  })
  it('a remark is no header', () => {
    for (const remark of ['# écrit en classe', '# Attention : brouillon'])
      expect(withTitle(GAMES, `${remark}\n= Un fruit`, FIRST, 'Verger')).toBe(
        `# ${NAME}\u00a0: Verger\n\n${remark}\n= Un fruit`,
      )
  })
  it('each plain line before the first card becomes a category, and nothing else changes', () => {
    const list = [`# ${NAME} : Liste`, 'Un fruit', '', '- Un animal de la ferme', '3) Un métier', '# fin', '? a']
    const cards = ['= Un outil', 'marteau, scie', '/ Un jeu']
    expect(linesAsCategories([...list, ...cards].join('\n')).split('\n')).toEqual([
      `# ${NAME} : Liste`,
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
  })
  it('a teacher’s ten plain lines are a whole deck once each is a category', () => {
    const lines = Array.from({ length: 10 }, (_, nth) => `Un verbe du groupe ${nth}`).join('\n')
    const text = withTitle(GAMES, linesAsCategories(lines), FIRST, 'La grammaire')
    expect(readOwnDeck(GAMES, text)).toMatchObject({ deck: { title: 'La grammaire', cards: 5 }, faults: [] })
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

import { toyDeck } from '@tablee/game-kit/testing/toy-deck.ts'
import { CLIENTS } from '@tablee/games/screens.ts'
import type { GameClient } from '@tablee/ui/client.ts'
import type { DeckTexts } from '@tablee/ui/deck/deck-client.ts'
import { describe, expect, it } from 'vitest'
import { gameIn, loadDeckGames, WRITABLE } from './deck-games.ts'
import { deckTextOf, templateOf } from './deck-text.ts'
import { tell } from './telling.ts'

const texts: DeckTexts = {
  createHelp: 'Des plages, cinq au moins',
  writeHelp: 'Cinq plages suffisent.',
  entries: ['plage', 'plages'],
  needed: (cards) => `${cards} plages`,
  makeEntries: 'Faire de chaque ligne une plage',
  help: [],
  faults: { 'category-twice': (about) => `${about} y est déjà.` },
}
const toy: GameClient = {
  game: 'toy',
  boxes: [],
  themes: async () => ({ themes: {} }),
  screens: () => expect.unreachable(),
  deck: async () => ({ deck: { reader: toyDeck, example: '= Une plage\n', texts: { fr: texts, en: texts } } }),
}
const bare: GameClient = { game: 'bare', boxes: [], themes: async () => ({ themes: {} }), screens: toy.screens }

describe('a game that is new on the shelf', () => {
  it('brings all that its decks need: template, faults, lists of plain lines', async () => {
    const games = await loadDeckGames([bare, toy])
    expect(games.map(({ id }) => id)).toEqual(['toy'])
    const game = gameIn(games, 'toy')
    expect(templateOf(game, 'Le sud')).toBe('# Mer et Montagne\u00a0: Le sud\n\n= Une plage\n')
    expect(tell({ line: 3, code: 'category-twice', about: 'Ici' }, game, 'en')).toBe('Line 3: Ici y est déjà.')
    expect(tell({ line: 3, code: 'deck-too-small', about: '5' }, game, 'fr')).toBe(
      'Pour jouer, il faut au moins 5 plages.',
    )
    expect(deckTextOf(games, '- Ici\n', 'Le nord.txt')).toBe('# Mer et Montagne\u00a0: Le nord\n\n= Ici\n')
  })

  it('is offered no deck page where it brings no deck', async () => {
    expect(await loadDeckGames([bare])).toEqual([])
  })

  it('every game that offers decks is loaded, in the order of the shelf', async () => {
    expect((await loadDeckGames(CLIENTS)).map(({ id }) => id)).toEqual(WRITABLE)
  })
})

import { readOwnDeck } from '@tablee/game-kit/deck/own-deck.ts'
import { describe, expect, it } from 'vitest'
import { gameIn, loadDeckGames } from './deck-games.ts'
import { writtenName } from './deck-text.ts'
import { faultsFr } from './faults.fr.ts'
import { tell } from './telling.ts'

const GAMES = await loadDeckGames()
const FIRST = gameIn(GAMES, '')
const cases = GAMES.flatMap((game) =>
  [...Object.keys(faultsFr.faults), ...Object.keys(game.client.texts.fr.faults)].map((code) => ({
    id: game.id,
    code,
    game,
  })),
)

describe('what is wrong with a deck', () => {
  it.each(cases)('$id: $code is told in both languages', ({ code, game }) => {
    const fault = { line: 12, code, about: '7' }
    const [fr, en] = [tell(fault, game, 'fr'), tell(fault, game, 'en')]
    for (const text of [fr, en]) {
      expect(text).toMatch(/\.$/)
      expect(text).not.toMatch(/undefined|NaN/)
    }
    expect(fr).not.toBe(en)
    // French typography: a no-break space before ; : ! ? and inside « ».
    expect(fr).not.toMatch(/[^\u00a0][;:!?]|«[^\u00a0]|[^\u00a0]»|'/)
    expect(en).not.toMatch(/\s[;:!?]|'/)
  })
  it.each(GAMES)('$id: the same faults have texts in both languages', ({ client: { texts } }) => {
    expect(Object.keys(texts.fr.faults).sort()).toEqual(Object.keys(texts.en.faults).sort())
  })
  it('by its line, but for what is wrong with the whole', () => {
    const { faults } = readOwnDeck(GAMES, `# ${writtenName(FIRST)} : La mer\n= Un poisson\n= Un poisson\n`)
    expect(faults.map((fault) => tell(fault, FIRST, 'fr'))).toEqual([
      'Ligne\u00a03\u00a0: «\u00a0Un poisson\u00a0» est déjà dans le paquet.',
      'Pour jouer, il faut au moins 10 catégories.',
    ])
  })
  it('a long text is quoted by its beginning', () => {
    const about = 'Un très long texte qui ne tient sur aucune carte, même imprimée en tout petit'
    expect(tell({ line: 2, code: 'category-too-long', about }, FIRST, 'en')).toBe(
      'Line 2: “Un très long texte qui ne tient sur aucune carte…” is too long for a card: 60 characters at most.',
    )
  })
})

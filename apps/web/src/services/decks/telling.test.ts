import { type FaultCode, OWN_DECK_GAMES, readOwnDeck } from '@tablee/game-kit/deck/index.ts'
import { describe, expect, it } from 'vitest'
import { en } from './deck-texts.en.ts'
import { fr } from './deck-texts.fr.ts'
import { tell } from './telling.ts'

const CODES = Object.keys(fr.faults) as FaultCode[]

describe('what is wrong with a deck', () => {
  it.each(CODES)('%s is told in both languages, whatever the game', (code) => {
    for (const game of OWN_DECK_GAMES) {
      const told = [fr, en].map((words) => tell({ line: 12, code, about: '7' }, game, words))
      for (const text of told) {
        expect(text).toMatch(/\.$/)
        expect(text).not.toMatch(/undefined|NaN/)
      }
      expect(told[0]).not.toBe(told[1])
      // French typography: a no-break space before ; : ! ? and inside « ».
      expect(told[0]).not.toMatch(/[^\u00a0][;:!?]|«[^\u00a0]|[^\u00a0]»|'/)
      expect(told[1]).not.toMatch(/\s[;:!?]|'/)
    }
  })
  it('by its line, but for what is wrong with the whole', () => {
    const { faults } = readOwnDeck('# Mot pour Mot : La mer\n= Un poisson\n= Un poisson\n')
    expect(faults.map((fault) => tell(fault, 'mot-pour-mot', fr))).toEqual([
      'Ligne\u00a03\u00a0: «\u00a0Un poisson\u00a0» est déjà dans le paquet.',
      'Pour jouer, il faut au moins 10 catégories.',
    ])
  })
  it('a long text is quoted by its beginning', () => {
    const about = 'Un très long texte qui ne tient sur aucune carte, même imprimée en tout petit'
    expect(tell({ line: 2, code: 'category-too-long', about }, 'kokomots', en)).toBe(
      'Line 2: “Un très long texte qui ne tient sur aucune carte…” is too long for a card: 32 characters at most.',
    )
  })
})

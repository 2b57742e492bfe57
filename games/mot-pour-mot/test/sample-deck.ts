import type { SampleDeck } from '@tablee/game-kit/testing/sample-deck.ts'

const TEN = ['pain', 'fruit', 'plat', 'légume', 'dessert', 'poisson', 'fromage', 'sirop', 'épice', 'gâteau']

export const CATEGORIES = TEN.map((word) => `Un ${word} de la cantine`)

export const sampleDeck: SampleDeck = {
  text: (title) => `# Mot pour Mot : ${title}\n${CATEGORIES.map((category) => `= ${category}`).join('\n')}\n`,
  cards: CATEGORIES.length / 2,
}

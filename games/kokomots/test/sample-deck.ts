import type { SampleDeck } from '@tablee/game-kit/testing/sample-deck.ts'

const THEMES = Array.from({ length: 20 }, (_, nth) => `= Chose numéro ${nth + 1} de la cantine`)

export const sampleDeck: SampleDeck = {
  text: (title) => `# Kokomots : ${title}\n${THEMES.join('\n')}\n`,
  cards: THEMES.length,
}

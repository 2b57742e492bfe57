import type { SampleDeck } from '@tablee/game-kit/testing/sample-deck.ts'

const word = (letter: string) => `${letter.repeat(4)}ade, n.f.\n: Chose de la cantine qui commence par ${letter}.`
const CARDS = ['abcd', 'efgh', 'ijkl', 'mnop', 'qrst'].map((letters) => `= ${[...letters].map(word).join('\n')}`)

export const sampleDeck: SampleDeck = {
  text: (title) => `# Les Lauriers : ${title}\n${CARDS.join('\n')}\n`,
  cards: CARDS.length,
}

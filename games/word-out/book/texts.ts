import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  name: 'Word Out\u00a0!',
  says: 'Quatre rangées de lettres, et des mots qu’on se dispute.',
  searchPlaceholder: 'Contrer, joker, piocher…',
  goal: 'Quatre rangées qui s’allongent carte après carte. Qui achève un mot peut crier WORD OUT\u00a0! et le prendre, à moins que quelqu’un n’ait la carte pour l’allonger. Quand il n’y a plus de cartes, le plus de points gagne.',
  sections: {
    specialCards: 'Les cartes spéciales',
    banking: 'Encaisser',
    countering: 'Contrer',
    deals: 'Les donnes et la fin',
    secrets: 'Les secrets et le Dico',
  },
  drawnCards: (words: string) => `En cartes\u00a0: ${words}`,
}

const en: typeof fr = {
  name: 'Word Out!',
  says: 'Four rows of letters, and words to fight over.',
  searchPlaceholder: 'Counter, joker, draw…',
  goal: 'Four rows that grow card by card. Complete a word and you may call WORD OUT! and take it, unless somebody has the card that makes it longer. When the cards are gone, most points win.',
  sections: {
    specialCards: 'Special cards',
    banking: 'Banking',
    countering: 'Countering',
    deals: 'Deals and the end',
    secrets: 'Secrets and the Dico',
  },
  drawnCards: (words) => `In cards: ${words}`,
}

export const bookTexts = catalogue(fr, en)

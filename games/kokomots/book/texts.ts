import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  name: 'Kokomots',
  says: 'Quatre thèmes, cinq lettres à portée, quarante-cinq secondes.',
  searchPlaceholder: 'Juge, contrainte, changer ses lettres…',
  goal: 'Quatre thèmes, deux lettres sous chacun, trois dans ta main. Avant la fin du sablier, autant de mots que tu peux\u00a0: chacun prend des lettres à toi, des lettres de sa colonne et son thème. Trois piles de thèmes vides, et le plus de points gagne.',
  sections: {
    judging: 'Le sablier et le juge',
    constraints: 'Les lettres à contrainte',
    expert: 'Variante expert',
    simultaneous: 'Variante simultanée',
    teams: 'Variante par équipes',
  },
  drawnWord: (word: string) => `${word}, avec ses cartes`,
  inHand: 'ta main',
}

const en: typeof fr = {
  name: 'Kokomots',
  says: 'Four themes, five letters within reach, forty-five seconds.',
  searchPlaceholder: 'Judge, constraint, change letters…',
  goal: 'Four themes, two letters under each, three in your hand. Before the timer ends, as many words as you can: each takes letters of yours, letters of its column and its theme. Three theme piles empty, and most points win.',
  sections: {
    judging: 'The timer and the judge',
    constraints: 'Letters with a constraint',
    expert: 'Expert variant',
    simultaneous: 'Simultaneous variant',
    teams: 'Team variant',
  },
  drawnWord: (word) => `${word}, with its cards`,
  inHand: 'your hand',
}

export const bookTexts = catalogue(fr, en)

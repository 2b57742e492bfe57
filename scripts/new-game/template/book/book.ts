import { defineBook } from '@tablee/ui/rules/book.ts'
import { REFUSAL_RULES } from '../rules/refusals.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'

/** The clauses of README.md as players read them, in reading order; a clause without a text is a type error. */
export const book = defineBook({
  game: 'nouveau-jeu',
  boxes: ['nouveau-jeu'],
  sections: [
    { name: 'setUp', ids: ['NOU-1', 'NOU-2'] },
    { name: 'turn', ids: ['NOU-3', 'NOU-4'] },
    { name: 'end', ids: ['NOU-5'] },
  ],
  refusedBy: REFUSAL_RULES,
  fr: {
    words: {
      name: 'Nouveau jeu',
      says: 'Une lettre, un mot, le plus long possible.',
      searchPlaceholder: 'Lettre, points…',
      goal: 'Trois lettres, l’une après l’autre. À chacune, tout le monde écrit en secret le plus long mot possible.',
      sections: {},
    },
    clauses: {
      'NOU-1': { name: 'Qui joue', says: ['De deux à huit, chacun pour soi, en trois manches.'] },
      'NOU-2': { name: 'La lettre', says: ['Chaque manche a sa lettre, tirée au sort. Aucune ne revient.'] },
      'NOU-3': {
        name: 'Écrire',
        says: [
          'Tout le monde écrit en secret un mot qui commence par la lettre, et peut en changer. La manche finit quand chacun a écrit, au bout de 40 secondes, ou dix secondes après le départ de qui n’a pas écrit.',
        ],
      },
      'NOU-4': {
        name: 'Les points',
        says: [
          'Tous les mots se montrent. Un mot valable rapporte un point par lettre, un autre mot ne rapporte rien.',
        ],
      },
      'NOU-5': { name: 'Qui gagne', says: ['Après trois manches, le plus de points gagne. À égalité, on partage.'] },
    },
    // What players see on screen when they wonder about a rule: buttons, sentences, other words for it.
    seenAs: {
      'NOU-1': ['combien de joueurs'],
      'NOU-2': ['Un mot en'],
      'NOU-3': ['C’est mon mot', 'C’est l’heure', 'Temps pour écrire', 'a écrit'],
      'NOU-4': ['score', 'mot valable'],
      'NOU-5': ['gagne', 'égalité'],
    },
    refusals: fr.refusals,
  },
  en: {
    words: {
      name: 'Nouveau jeu',
      says: 'One letter, one word, as long as you can.',
      searchPlaceholder: 'Letter, points…',
      goal: 'Three letters, one after the other. For each, everybody secretly writes the longest word they can.',
      sections: {},
    },
    clauses: {
      'NOU-1': { name: 'Who plays', says: ['Two to eight, each alone, three rounds.'] },
      'NOU-2': { name: 'The letter', says: ['Each round has its letter, drawn by lot. None comes twice in a game.'] },
      'NOU-3': {
        name: 'Writing',
        says: [
          'Everybody secretly writes a word that begins with the letter, and may change it. The round ends when all have written, after 40 seconds, or ten seconds after those who have not written have left.',
        ],
      },
      'NOU-4': {
        name: 'Points',
        says: ['All words are shown. A valid word scores one point per letter, any other word scores nothing.'],
      },
      'NOU-5': { name: 'Who wins', says: ['After the third round the most points win. Equal points share the place.'] },
    },
    seenAs: {
      'NOU-1': ['how many players'],
      'NOU-2': ['A word that begins with'],
      'NOU-3': ['This is my word', 'Time is up', 'Time to write', 'has written'],
      'NOU-4': ['score', 'valid word'],
      'NOU-5': ['wins', 'tie'],
    },
    refusals: en.refusals,
  },
})

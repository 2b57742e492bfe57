import { defineBook, type IdIn } from '@tablee/ui/rules/book.ts'
import type { Clause } from '@tablee/ui/rules/clause.ts'
import { REFUSAL_RULES } from '../rules/refusals.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'

/** The clauses of README.md as players read them, in reading order; a clause without a text is a type error. */
const SECTIONS = [
  { name: 'setUp', ids: ['NOU-1', 'NOU-2'] },
  { name: 'turn', ids: ['NOU-3', 'NOU-4', 'NOU-5'] },
  { name: 'end', ids: ['NOU-6'] },
] as const

type Id = IdIn<typeof SECTIONS>

const clausesFr: Readonly<Record<Id, Clause>> = {
  'NOU-1': { name: 'Qui joue', says: ['De deux à huit, chacun pour soi, en trois manches.'] },
  'NOU-2': { name: 'La lettre', says: ['Chaque manche a sa lettre, tirée au sort. Aucune ne revient dans la partie.'] },
  'NOU-3': {
    name: 'Écrire',
    says: [
      'Tout le monde écrit en secret un mot qui commence par la lettre, et peut en changer. La manche finit quand chacun a écrit, au bout de 40 secondes, ou dix secondes après le départ de qui n’a pas écrit.',
    ],
  },
  'NOU-4': {
    name: 'Les points',
    says: ['Un mot valable rapporte un point par lettre, un autre mot ne rapporte rien.'],
  },
  'NOU-5': {
    name: 'Montrer',
    says: [
      'Tous les mots se montrent, avec leurs points. On continue quand quelqu’un le demande, ou après 20 secondes.',
    ],
  },
  'NOU-6': { name: 'Qui gagne', says: ['Après la troisième manche, le plus de points gagne. À égalité, on partage.'] },
}

const clausesEn: Readonly<Record<Id, Clause>> = {
  'NOU-1': { name: 'Who plays', says: ['Two to eight, each alone, three rounds.'] },
  'NOU-2': { name: 'The letter', says: ['Each round has its letter, drawn by lot. None comes twice in a game.'] },
  'NOU-3': {
    name: 'Writing',
    says: [
      'Everybody secretly writes a word that begins with the letter, and may change it. The round ends when all have written, after 40 seconds, or ten seconds after those who have not written have left.',
    ],
  },
  'NOU-4': { name: 'Points', says: ['A valid word scores one point per letter, any other word scores nothing.'] },
  'NOU-5': {
    name: 'Showing',
    says: ['All words are shown, with their points. The game goes on when somebody asks for it, or after 20 seconds.'],
  },
  'NOU-6': { name: 'Who wins', says: ['After the third round the most points win. Equal points share the place.'] },
}

/** What players see on screen when they wonder about a rule: buttons, sentences, other words for it. */
const seenAsFr: Readonly<Record<Id, readonly string[]>> = {
  'NOU-1': ['combien de joueurs'],
  'NOU-2': ['Un mot en'],
  'NOU-3': ['C’est mon mot', 'C’est l’heure', 'Temps pour écrire', 'a écrit'],
  'NOU-4': ['score', 'mot valable'],
  'NOU-5': ['Continuer', 'Lire les mots'],
  'NOU-6': ['gagne', 'égalité'],
}

const seenAsEn: Readonly<Record<Id, readonly string[]>> = {
  'NOU-1': ['how many players'],
  'NOU-2': ['A word that begins with'],
  'NOU-3': ['This is my word', 'Time is up', 'Time to write', 'has written'],
  'NOU-4': ['score', 'valid word'],
  'NOU-5': ['Go on', 'Read the words'],
  'NOU-6': ['wins', 'tie'],
}

export const book = defineBook({
  game: 'nouveau-jeu',
  boxes: ['nouveau-jeu'],
  sections: SECTIONS,
  refusedBy: REFUSAL_RULES,
  fr: {
    words: {
      name: 'Nouveau jeu',
      says: 'Une lettre, un mot, le plus long possible.',
      searchPlaceholder: 'Lettre, points…',
      goal: 'Trois lettres sont tirées l’une après l’autre. À chacune, tout le monde écrit en secret le plus long mot qui commence par elle.',
      sections: {},
    },
    clauses: clausesFr,
    seenAs: seenAsFr,
    refusals: fr.refusals,
  },
  en: {
    words: {
      name: 'Nouveau jeu',
      says: 'One letter, one word, as long as you can.',
      searchPlaceholder: 'Letter, points…',
      goal: 'Three letters are drawn, one after the other. For each, everybody secretly writes the longest word that begins with it.',
      sections: {},
    },
    clauses: clausesEn,
    seenAs: seenAsEn,
    refusals: en.refusals,
  },
})

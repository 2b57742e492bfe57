import type { SideFault } from '@tablee/game-kit/deck/fault.ts'
import type { DeckTexts, FaultTexts } from '@tablee/ui/deck/deck-client.ts'
import { quoted } from '@tablee/ui/deck/quoted.ts'
import { sideFaults } from '@tablee/ui/deck/side-faults.ts'
import { LONGEST_CATEGORY } from '../deck/own-cards.ts'

const faultsFr: FaultTexts<SideFault> = {
  ...sideFaults.fr,
  'answers-before-category': (about) =>
    `${quoted.fr(about)} n’est sur aucune carte\u00a0: mets «\u00a0=\u00a0» devant pour en faire une catégorie.`,
  'category-too-long': (about) =>
    `${quoted.fr(about)} est trop long pour une carte\u00a0: ${LONGEST_CATEGORY} signes au plus.`,
  'answer-not-one-word': (about) =>
    `${quoted.fr(about)} n’est pas un seul mot\u00a0: des lettres et des traits d’union, une virgule entre deux réponses.`,
}

const faultsEn: FaultTexts<SideFault> = {
  ...sideFaults.en,
  'answers-before-category': (about) => `${quoted.en(about)} is on no card: put “=” before it to make it a category.`,
  'category-too-long': (about) => `${quoted.en(about)} is too long for a card: ${LONGEST_CATEGORY} characters at most.`,
  'answer-not-one-word': (about) =>
    `${quoted.en(about)} is not one word: letters and hyphens, a comma between two answers.`,
}

export const fr: DeckTexts = {
  createHelp: 'Des catégories, dix au moins',
  writeHelp: 'En écrire un\u00a0: dix catégories suffisent.',
  entries: ['catégorie', 'catégories'],
  // A card is two categories.
  needed: (cards) => `${cards * 2} catégories`,
  makeEntries: 'Faire de chaque ligne une catégorie',
  help: [
    'La première ligne nomme le jeu et le titre.',
    '«\u00a0=\u00a0» ouvre une carte avec sa catégorie, «\u00a0/\u00a0» donne celle du verso. Sans verso, les catégories vont deux par deux.',
    'Dessous, si tu veux, des réponses connues entre virgules\u00a0: elles servent aux bots. Une étoile marque un nom propre.',
    '«\u00a0#\u00a0» commence une remarque.',
  ],
  faults: faultsFr,
}

export const en: DeckTexts = {
  createHelp: 'Categories, ten at least',
  writeHelp: 'Write one: ten categories will do.',
  entries: ['category', 'categories'],
  needed: (cards) => `${cards * 2} categories`,
  makeEntries: 'Make each line a category',
  help: [
    'The first line names the game and the title.',
    '“=” opens a card with its category, “/” gives the one on its back. Without backs, categories go two by two.',
    'Below, if you like, known answers between commas: bots use them. A star marks a proper noun.',
    '“#” starts a remark.',
  ],
  faults: faultsEn,
}

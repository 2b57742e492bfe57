import type { DeckTexts, FaultTexts } from '@tablee/ui/deck/deck-client.ts'
import { quoted } from '@tablee/ui/deck/quoted.ts'
import type { DefinitionFault } from '../deck/parse.ts'

const KINDS = 'n.m., n.f., adj., adv., v.t., v.i.'

const faultsFr: FaultTexts<DefinitionFault> = {
  'text-before-card': (about) =>
    `${quoted.fr(about)} n’est sur aucune carte\u00a0: la première s’ouvre par «\u00a0= mot, nature\u00a0».`,
  'card-not-of-four': (about) => `La carte de ${quoted.fr(about)} n’a pas quatre mots.`,
  'word-without-kind': (about) =>
    `${quoted.fr(about)}\u00a0: ajoute une virgule et la nature du mot (${KINDS} ou loc. adv.).`,
  'word-twice': (about) => `${quoted.fr(about)} est déjà dans le paquet.`,
  'definition-missing': (about) =>
    `${quoted.fr(about)} n’a pas de définition\u00a0: une ligne qui commence par «\u00a0:\u00a0».`,
  'definition-second': (about) => `${quoted.fr(about)} a deux définitions. Les bluffs commencent par «\u00a0-\u00a0».`,
  'text-too-long': (about) => `${quoted.fr(about)} est trop long pour une carte.`,
}

const faultsEn: FaultTexts<DefinitionFault> = {
  'text-before-card': (about) => `${quoted.en(about)} is on no card: the first one opens with “= word, kind”.`,
  'card-not-of-four': (about) => `The card of ${quoted.en(about)} has not four words.`,
  'word-without-kind': (about) => `${quoted.en(about)}: add a comma and the kind of word (${KINDS} or loc. adv.).`,
  'word-twice': (about) => `${quoted.en(about)} is in the deck already.`,
  'definition-missing': (about) => `${quoted.en(about)} has no definition: a line that starts with a colon.`,
  'definition-second': (about) => `${quoted.en(about)} has two definitions. Bluffs start with “-”.`,
  'text-too-long': (about) => `${quoted.en(about)} is too long for a card.`,
}

export const fr: DeckTexts = {
  createHelp: 'Des mots rares et leurs définitions',
  writeHelp: 'En écrire un\u00a0: cinq cartes de quatre mots suffisent.',
  entries: ['mot', 'mots'],
  needed: (cards) => `${cards} cartes de quatre mots`,
  help: [
    'La première ligne nomme le jeu et le titre.',
    `«\u00a0=\u00a0» ouvre une carte avec son premier mot\u00a0; les trois autres suivent. Après une virgule vient sa nature (${KINDS}, loc. adv.).`,
    '«\u00a0:\u00a0» donne la vraie définition, «\u00a0-\u00a0» un bluff, pour les bots, si tu en as.',
    '«\u00a0#\u00a0» commence une remarque.',
  ],
  faults: faultsFr,
}

export const en: DeckTexts = {
  createHelp: 'Rare words and what they mean',
  writeHelp: 'Write one: five cards of four words will do.',
  entries: ['word', 'words'],
  needed: (cards) => `${cards} cards of four words`,
  help: [
    'The first line names the game and the title.',
    `“=” opens a card with its first word; the three others follow. After a comma comes its kind (${KINDS}, loc. adv.).`,
    '“:” gives the true definition, “-” a bluff, for bots, if you have some.',
    '“#” starts a remark.',
  ],
  faults: faultsEn,
}

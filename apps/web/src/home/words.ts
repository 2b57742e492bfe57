import { catalogue } from '../words/words.svelte.ts'

const fr = {
  backToTable: (code: string) => `Revenir à la table · ${code}`,
  createTable: 'Créer une table',
  createWith: (box: string) => `Créer une table\u00a0: ${box}`,
  creating: 'On met le couvert…',
  yourName: 'Comment t’appelle-t-on\u00a0?',
  nameNeeded: 'Un nom, pour que la table sache qui tu es.',
  changeName: (name: string) => `Changer de nom\u00a0: ${name}`,
  saveName: 'C’est moi',
  cancel: 'Annuler',
  gotCode: 'On t’a donné un code\u00a0?',
  anotherCode: 'Essaie un autre code',
  codeField: 'Code de la table',
  join: 'Rejoindre',
  codeUnfinished: 'Un code a quatre ou cinq signes, comme K7QF.',
  codeAmbiguous: (letters: string) => `Aucun code n’a de ${letters}\u00a0: regarde encore.`,
  'too-many-tries': 'Beaucoup de tables d’un coup. Attends quelques minutes.',
  'no-network': 'La table n’a pas pu s’ouvrir. Vérifie la connexion.',
  settings: 'Réglages',
  rules: 'Les règles',
  decks: 'Vos paquets',
}

const en: typeof fr = {
  backToTable: (code) => `Back to the table · ${code}`,
  createTable: 'Open a table',
  createWith: (box) => `Open a table: ${box}`,
  creating: 'Laying the table…',
  yourName: 'What are you called?',
  nameNeeded: 'A name, so that the table knows who you are.',
  changeName: (name) => `Change name: ${name}`,
  saveName: 'That’s me',
  cancel: 'Cancel',
  gotCode: 'Got a code?',
  anotherCode: 'Try another code',
  codeField: 'Code of the table',
  join: 'Join',
  codeUnfinished: 'A code has four or five signs, like K7QF.',
  codeAmbiguous: (letters) => `No code has ${letters}: look again.`,
  'too-many-tries': 'Many tables at once. Wait a few minutes.',
  'no-network': 'The table could not be opened. Check the connection.',
  settings: 'Settings',
  rules: 'The rules',
  decks: 'Your decks',
}

export const homeWords = catalogue(fr, en)

import { spoken } from '@tablee/ui/language/french.ts'
import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  backToTable: (code: string) => `Revenir à la table · ${code}`,
  backToOwn: 'Reprendre ma partie',
  backToOneOf: (count: number) => `Reprendre une partie · ${count}`,
  unfinished: 'Parties en cours',
  forget: (box: string) => `Ne plus proposer\u00a0: ${box}`,
  solo: 'En solo',
  createTable: 'Créer une table',
  createWith: (box: string) => `Créer une table\u00a0: ${box}`,
  creating: 'On met le couvert…',

  me: 'Moi',
  firstTime: 'Première fois\u00a0? Commence par là.',
  together: 'À plusieurs',
  alone: 'En solo, contre des bots',
  level: 'Leur niveau',
  bots: (count: number) => (count === 0 ? 'sans bot' : count === 1 ? 'un bot' : `${spoken(count)} bots`),
  fewerBots: 'Un bot de moins',
  moreBots: 'Un bot de plus',
  options: 'Réglages de la partie',
  optionsDone: 'C’est réglé',
  ownPhones: 'Un téléphone par personne',
  ownPhonesHelp: 'Une table, et un code à taper.',
  oneDevice: 'Autour de cet appareil',
  withBox: 'Avec la boîte en carton',
  learn: 'Apprendre en trois minutes',
  yourName: 'Comment t’appelle-t-on\u00a0?',
  nameNeeded: 'Un nom, pour que la table sache qui tu es.',
  nameUnfit: 'Écris un autre nom\u00a0: 24 lettres au plus.',
  changeName: (name: string) => `Changer de nom\u00a0: ${name}`,
  saveName: 'C’est moi',
  cancel: 'Annuler',
  gotCode: 'On t’a donné un code\u00a0?',
  anotherCode: 'Essaie un autre code',
  codeField: 'Code de la table',
  join: 'Rejoindre',
  openScreen: 'Ouvrir l’écran',
  codeUnfinished: 'Un code a de quatre à huit signes, comme K7QF.',
  whichTable: 'Le code de la table',
  codeAmbiguous: (letters: string) => `Aucun code n’a de ${letters}\u00a0: regarde encore.`,
  'too-many-tries':
    'Beaucoup de tables d’un coup. Attends quelques minutes\u00a0: contre des bots, ou autour de cet appareil, on joue tout de suite.',
  'no-network':
    'Pas de réseau\u00a0: une table à plusieurs téléphones en a besoin. Contre des bots, ou autour de cet appareil, on joue sans.',
  'server-trouble':
    'Le serveur a un souci\u00a0: réessaie dans un moment. Contre des bots, ou autour de cet appareil, on joue sans lui.',
  'own-fault':
    'La table ne s’est pas ouverte\u00a0: c’est une panne de Tablée, pas de ton réseau. Recharge la page, ou joue contre des bots ou autour de cet appareil.',
  'not-kept':
    'Cet appareil ne veut rien garder\u00a0: fenêtre privée, ou plus de place. Une partie s’y perdrait. Ouvre Tablée dans une fenêtre ordinaire, ou fais de la place sur l’appareil.',
  stuck:
    'Cet appareil met trop de temps à ouvrir ce qu’il garde. Ferme les autres pages de Tablée, puis réessaie\u00a0: rien n’est perdu.',
  newer:
    'Cet appareil a déjà ouvert une version plus récente de Tablée. Recharge la page pour l’avoir aussi ici\u00a0: rien n’est perdu.',
  'not-fetched': 'Les mots et les cartes ne sont pas encore sur cet appareil. Il faut du réseau, une seule fois.',
  settings: 'Réglages',
  rules: 'Les règles',
  decks: 'Tes paquets',
  onTv: 'Sur la télé',
  credits: 'Mentions',
}

const en: typeof fr = {
  backToTable: (code) => `Back to the table · ${code}`,
  backToOwn: 'Back to my game',
  backToOneOf: (count) => `Back to a game · ${count}`,
  unfinished: 'Games under way',
  forget: (box) => `No longer offer ${box}`,
  solo: 'Solo',
  createTable: 'Open a table',
  createWith: (box) => `Open a table: ${box}`,
  creating: 'Laying the table…',

  me: 'Me',
  firstTime: 'First time? Begin here.',
  together: 'Together',
  alone: 'Solo, against bots',
  level: 'Their level',
  bots: (count) => (count === 0 ? 'no bots' : count === 1 ? 'one bot' : `${count} bots`),
  fewerBots: 'One fewer bot',
  moreBots: 'One more bot',
  options: 'Game settings',
  optionsDone: 'All set',
  ownPhones: 'Each on their own phone',
  ownPhonesHelp: 'A table, and a code to type.',
  oneDevice: 'Around this device',
  withBox: 'With the cardboard box',
  learn: 'Learn in three minutes',
  yourName: 'What’s your name?',
  nameNeeded: 'A name, so that the table knows who you are.',
  nameUnfit: 'Write another name: 24 letters at most.',
  changeName: (name) => `Change name: ${name}`,
  saveName: 'That’s me',
  cancel: 'Cancel',
  gotCode: 'Got a code?',
  anotherCode: 'Try another code',
  codeField: 'Table code',
  join: 'Join',
  openScreen: 'Open the screen',
  codeUnfinished: 'A code has four to eight characters, like K7QF.',
  whichTable: 'The code of the table',
  codeAmbiguous: (letters) => `No code has ${letters}: look again.`,
  'too-many-tries':
    'Many tables at once. Wait a few minutes: against bots, or around this device, you can play right away.',
  'no-network':
    'No network: a table of several phones needs one. Against bots, or around this device, you can play without.',
  'server-trouble':
    'The server is in trouble: try again in a moment. Against bots, or around this device, you can play without it.',
  'own-fault':
    'The table did not open: that is Tablée’s fault, not your network’s. Reload the page, or play against bots or around this device.',
  'not-kept':
    'This device will not keep anything: a private window, or no room left. A game would be lost. Open Tablée in an ordinary window, or free some space on the device.',
  stuck:
    'This device takes too long to open what it keeps. Close the other pages of Tablée, then try again: nothing is lost.',
  newer:
    'This device has already opened a newer version of Tablée. Reload this page to have it here too: nothing is lost.',
  'not-fetched': 'The words and cards are not on this device yet. They need a network, just once.',
  settings: 'Settings',
  rules: 'The rules',
  decks: 'Your decks',
  onTv: 'On the TV',
  credits: 'Credits',
}

export const homeTexts = catalogue(fr, en)

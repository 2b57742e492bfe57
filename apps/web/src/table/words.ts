import { de, spoken } from '../words/french.ts'
import { catalogue } from '../words/words.svelte.ts'

const fr = {
  tableOf: (name: string) => `La table ${de(name)}`,
  aTable: 'La table',
  code: 'Le code, à dicter à la cantonade',
  qr: 'Code QR de la table',

  laying: 'On met le couvert…',
  noLine: 'Pas de réseau pour l’instant. On réessaie sans cesse\u00a0: ta place t’attend.',
  lostLine: 'Connexion perdue, on revient…',

  joinQuestion: 'Comment t’appelle-t-on\u00a0?',
  yourName: 'Ton nom à table',
  sit: 'S’asseoir',
  watch: 'Regarder seulement',
  watching: 'Tu regardes.',
  sitNow: 'Prendre place',
  sittingAt: (count: number) =>
    count === 0
      ? 'Personne encore\u00a0: tu es en avance.'
      : count === 1
        ? 'Une personne y est déjà.'
        : `À table\u00a0: ${spoken(count)} personnes.`,
  midGame: 'Une partie est en cours\u00a0: tu joueras à la prochaine.',
  freeSeats: 'Ou reprends une place laissée libre',
  freeSeatsNow: 'Ou joue tout de suite, à une place laissée libre',
  asScreen: 'Faire de cet écran celui de la table',
  seatOf: (name: string) => `La place ${de(name)}`,

  'no-such-table': {
    title: 'Cette table n’existe pas.',
    help: 'Le code a peut-être été mal entendu, ou la table a été rangée.',
  },
  removed: {
    title: 'On t’a montré la porte.',
    help: 'L’hôte a repris ta place à cette table. Rien n’empêche d’en ouvrir une autre.',
  },
  'too-many-tries': {
    title: 'Doucement.',
    help: 'Trop d’essais d’un coup. Attends une minute, puis recharge la page.',
  },
  'please-reload': {
    title: 'Tablée a été mise à jour.',
    help: 'Recharge la page pour continuer\u00a0: ta place est gardée.',
  },
  reload: 'Recharger',

  evening: 'La soirée',
  won: (wins: number, games: number) =>
    `${games === 1 ? 'une partie' : `${games} parties`}${wins === 0 ? '' : wins === 1 ? ', une victoire' : `, ${wins} victoires`}`,
  points: (points: number) => (points < 2 ? `${points} point` : `${points} points`),
  again: 'Encore une partie',
  otherGame: 'Changer de jeu',
  replay: 'Revoir la partie',
  waitAgain: (name: string) => `${name} décide de la suite.`,

  paused: 'Pause',
  pausedBy: (name: string) => `${name} a demandé une pause.`,
  pausedByMe: 'Tu as demandé une pause.',
  pausedAlone: 'Tout le monde était parti\u00a0: la partie a attendu.',
  left: (seconds: number) => `Le sablier garde ${seconds}\u00a0s.`,
  resume: 'Reprendre',
  waitResume: (names: string) => `${names} peut reprendre.`,
  or: ' ou ',
  awayNow: (name: string) => `${name} n’est pas là.`,
  toBot: 'Un bot prend sa place',
  toNewcomer: 'Laisser la place à quelqu’un d’autre',

  menu: 'Menu de la table',
  pause: 'Mettre en pause',
  rules: 'Les règles',
  settings: 'Réglages',
  people: 'Qui est là',
  seatLink: 'Ma place sur un autre appareil',
  seatLinkHelp: 'Ce lien ouvre ta place\u00a0: garde-le pour toi.',
  seatQr: 'Code QR de ta place',
  copyLink: 'Copier le lien',
  invite: 'Inviter',
  lock: 'Fermer la table aux nouveaux',
  unlock: 'Ouvrir la table aux nouveaux',
  endGame: 'Arrêter la partie',
  endGameSure: 'Arrêter pour tout le monde, vraiment',
  leave: 'Quitter la page',
  leaveHelp: 'Ta place t’attend\u00a0: reviens par le même lien.',
  standUp: 'Me lever',
  standUpSure: 'Rendre ma place, vraiment',
  nextTime: 'Tu joueras à la prochaine.',

  sat: (name: string) => `${name} s’assoit.`,
  gone: (name: string) => `${name} se lève.`,
  away: (name: string) => `${name} s’absente.`,
  back: (name: string) => `${name} revient.`,
  hosts: (name: string) => `${name} reçoit maintenant.`,
  youHost: 'C’est toi qui reçois maintenant.',
  begins: 'La partie commence.',
  stops: 'La partie est en pause.',
  goesOn: 'La partie reprend.',
  ends: 'La partie est finie.',
  gameLeft: 'Retour au salon.',
}

const en: typeof fr = {
  tableOf: (name) => `${name}’s table`,
  aTable: 'The table',
  code: 'The code, to call out',
  qr: 'QR code of the table',

  laying: 'Laying the table…',
  noLine: 'No network for now. We keep trying: your seat is waiting.',
  lostLine: 'Connection lost, coming back…',

  joinQuestion: 'What are you called?',
  yourName: 'Your name at the table',
  sit: 'Sit down',
  watch: 'Just watch',
  watching: 'You are watching.',
  sitNow: 'Take a seat',
  sittingAt: (count) =>
    count === 0 ? 'Nobody yet: you are early.' : count === 1 ? 'One person is there.' : `${count} are at the table.`,
  midGame: 'A game is under way: you play in the next one.',
  freeSeats: 'Or take over a seat left free',
  freeSeatsNow: 'Or play at once, in a seat left free',
  asScreen: 'Make this the table’s screen',
  seatOf: (name) => `${name}’s seat`,

  'no-such-table': {
    title: 'There is no such table.',
    help: 'Perhaps the code was misheard, or the table has been put away.',
  },
  removed: {
    title: 'You were shown the door.',
    help: 'The host removed you from this table. Nothing keeps you from opening another.',
  },
  'too-many-tries': {
    title: 'Gently.',
    help: 'Too many tries at once. Wait a minute, then reload the page.',
  },
  'please-reload': {
    title: 'Tablée was updated.',
    help: 'Reload the page to go on: your seat is kept.',
  },
  reload: 'Reload',

  evening: 'The evening',
  won: (wins, games) =>
    `${games === 1 ? 'one game' : `${games} games`}${wins === 0 ? '' : wins === 1 ? ', one win' : `, ${wins} wins`}`,
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  again: 'Play again',
  otherGame: 'Another game',
  replay: 'Watch it again',
  waitAgain: (name) => `${name} decides what comes next.`,

  paused: 'Pause',
  pausedBy: (name) => `${name} asked for a pause.`,
  pausedByMe: 'You asked for a pause.',
  pausedAlone: 'Everybody was gone: the game has waited.',
  left: (seconds) => `The timer keeps ${seconds}\u00a0s.`,
  resume: 'Go on',
  waitResume: (names) => `${names} can go on.`,
  or: ' or ',
  awayNow: (name) => `${name} is away.`,
  toBot: 'A bot takes the seat',
  toNewcomer: 'Free the seat for another',

  menu: 'Table menu',
  pause: 'Pause',
  rules: 'The rules',
  settings: 'Settings',
  people: 'Who is here',
  seatLink: 'My seat on another device',
  seatLinkHelp: 'This link opens your seat: keep it to yourself.',
  seatQr: 'QR code of your seat',
  copyLink: 'Copy the link',
  invite: 'Invite',
  lock: 'Close the table to newcomers',
  unlock: 'Open the table to newcomers',
  endGame: 'Stop the game',
  endGameSure: 'Really stop it for everybody',
  leave: 'Leave the page',
  leaveHelp: 'Your seat waits: come back by the same link.',
  standUp: 'Stand up',
  standUpSure: 'Really give up my seat',
  nextTime: 'You play in the next game.',

  sat: (name) => `${name} sits down.`,
  gone: (name) => `${name} stands up.`,
  away: (name) => `${name} is away.`,
  back: (name) => `${name} is back.`,
  hosts: (name) => `${name} is the host now.`,
  youHost: 'You are the host now.',
  begins: 'The game begins.',
  stops: 'The game is paused.',
  goesOn: 'The game goes on.',
  ends: 'The game is over.',
  gameLeft: 'Back to the lobby.',
}

export const tableWords = catalogue(fr, en)

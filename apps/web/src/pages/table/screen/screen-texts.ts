import { de, spoken } from '@tablee/ui/language/french.ts'
import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  whichTable: 'L’écran de la table',
  whichTableHelp: 'Tape le code de la table\u00a0: quatre lettres ou chiffres, en haut du téléphone de l’hôte.',
  joinAt: 'Rejoignez-nous',
  orScan: 'ou scannez ce carré',
  tableOf: (name: string) => `La table ${de(name)}`,
  aTable: 'Une table vous attend',
  seats: (count: number) =>
    count === 0 ? 'Prenez place.' : count === 1 ? 'Une personne à table.' : `Vous êtes ${spoken(count)} à table.`,
  free: 'Place libre',
  willPlay: 'On jouera à',
  chooses: (name: string) => `${name} choisit\u00a0:`,
  startsNext: (name: string) => `${name} lance la partie suivante.`,
  waitFor: (name: string) => `${name} lance la partie.`,
  paused: 'Pause',
  pausedBy: (name: string) => `${name} a demandé une pause.`,
  pausedAlone: 'La partie vous attend.',
  late: 'Pour jouer aussi, scannez ce carré.',
  lost: 'Connexion perdue, on revient…',
  full: 'Plein écran',
  sound: 'Sons',
  wake: 'Cliquez pour le son',
  music: 'Musique',
  volume: 'Volume',
  voice: 'Voix haute',
}

const en: typeof fr = {
  whichTable: 'The table’s screen',
  whichTableHelp: 'Type the code of the table: four letters or digits, at the top of the host’s phone.',
  joinAt: 'Join us',
  orScan: 'or scan this square',
  tableOf: (name) => `${name}’s table`,
  aTable: 'A table is waiting',
  seats: (count) =>
    count === 0 ? 'Take a seat.' : count === 1 ? 'One person at the table.' : `${count} at the table.`,
  free: 'Free seat',
  willPlay: 'You will play',
  chooses: (name) => `${name} is choosing:`,
  startsNext: (name) => `${name} starts the next game.`,
  waitFor: (name) => `${name} starts the game.`,
  paused: 'Pause',
  pausedBy: (name) => `${name} asked for a pause.`,
  pausedAlone: 'The game is waiting for you.',
  late: 'To play too, scan this square.',
  lost: 'Connection lost, coming back…',
  full: 'Full screen',
  sound: 'Sounds',
  wake: 'Click for sound',
  music: 'Music',
  volume: 'Volume',
  voice: 'Read aloud',
}

export const screenTexts = catalogue(fr, en)

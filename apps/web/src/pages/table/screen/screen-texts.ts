import { de, spoken } from '@tablee/ui/language/french.ts'
import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  joinAt: 'Rejoignez la table',
  orScan: 'ou scannez ce carré',
  tableOf: (name: string) => `La table ${de(name)}`,
  aTable: 'Une table vous attend',
  seats: (count: number) =>
    count === 0 ? 'Prenez place.' : count === 1 ? 'Une personne à table.' : `Vous êtes ${spoken(count)} à table.`,
  nobody: 'Personne encore.',
  willPlay: 'On jouera à',
  waitFor: (name: string) => `${name} lance la partie quand vous voulez.`,
  paused: 'Pause',
  pausedBy: (name: string) => `${name} a demandé une pause.`,
  pausedAlone: 'La partie vous attend.',
  lost: 'Connexion perdue, on revient…',
  full: 'Plein écran',
  sound: 'Sons',
  wake: 'Cliquez pour le son',
  music: 'Musique',
  volume: 'Volume',
  voice: 'Voix haute',
  evening: 'La soirée',
}

const en: typeof fr = {
  joinAt: 'Join the table',
  orScan: 'or scan this square',
  tableOf: (name) => `${name}’s table`,
  aTable: 'A table is waiting',
  seats: (count) =>
    count === 0 ? 'Take a seat.' : count === 1 ? 'One person at the table.' : `${count} at the table.`,
  nobody: 'Nobody yet.',
  willPlay: 'You will play',
  waitFor: (name) => `${name} starts the game when you are ready.`,
  paused: 'Pause',
  pausedBy: (name) => `${name} asked for a pause.`,
  pausedAlone: 'The game is waiting for you.',
  lost: 'Connection lost, coming back…',
  full: 'Full screen',
  sound: 'Sounds',
  wake: 'Click for sound',
  music: 'Music',
  volume: 'Volume',
  voice: 'Read aloud',
  evening: 'The evening',
}

export const screenTexts = catalogue(fr, en)

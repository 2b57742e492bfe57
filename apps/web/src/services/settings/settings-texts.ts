import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  title: 'Réglages',
  credits: 'Mentions\u00a0: licences et vie privée',
  kept: 'Gardés sur cet appareil, et nulle part ailleurs.',
  language: 'Langue',
  light: 'Lumière',
  lights: { auto: 'Comme l’appareil', light: 'Jour', dark: 'Lampe' },
  text: 'Taille du texte',
  motion: 'Mouvement',
  motions: { auto: 'Comme l’appareil', less: 'Moins' },
  sound: 'Sons de la table',
  volume: 'Volume',
  percent: (value: number) => `${value}\u00a0%`,
  music: 'Musique',
  musicHelp: 'Sur ce téléphone, quand aucun grand écran n’est à table.',
  vibrations: 'Vibrations',
  vibrationsHelp: 'Quand c’est à toi, et aux dernières secondes.',
  voice: 'Lire à voix haute',
  voiceHelp: 'Si l’appareil a une voix française.',
  pace: 'Plus de temps',
  paceHelp: 'Le sablier dure deux fois plus longtemps quand c’est à toi ou à ton équipe, et pour les votes.',
}

const en: typeof fr = {
  title: 'Settings',
  credits: 'Credits: licences and privacy',
  kept: 'Kept on this device, and nowhere else.',
  language: 'Language',
  light: 'Light',
  lights: { auto: 'As the device', light: 'Day', dark: 'Lamp' },
  text: 'Text size',
  motion: 'Motion',
  motions: { auto: 'As the device', less: 'Less' },
  sound: 'Sounds of the table',
  volume: 'Volume',
  percent: (value) => `${value}%`,
  music: 'Music',
  musicHelp: 'On this phone, when no shared screen is at the table.',
  vibrations: 'Vibrations',
  vibrationsHelp: 'When it is your turn, and in the last seconds.',
  voice: 'Read aloud',
  voiceHelp: 'If the device has a French voice.',
  pace: 'More time',
  paceHelp: 'Timers last twice as long when it is up to you or your team, and for votes.',
}

export const settingsTexts = catalogue(fr, en)

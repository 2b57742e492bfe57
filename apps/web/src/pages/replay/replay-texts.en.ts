import type { ReplayTexts } from './replay-texts.fr.ts'

export const en: ReplayTexts = {
  title: (number) => `Game ${number}`,
  opening: 'Getting the cards out again…',
  troubles: {
    'not-seated': ['This game belongs to those who were there.', 'Open it on the device you had at the table.'],
    'no-game': ['This game cannot be watched.', 'It was not played to its end, or there is no game of that number.'],
    'replay-too-long': ['This game is too long to watch again.', 'The scores of the evening are still at the table.'],
    lost: ['The game could not be opened.', 'Check the connection, then try again.'],
  },
  retry: 'Try again',
  toTable: 'Back to the table',
  newGame: 'A new game has begun.',
  controls: 'Watch the game again',
  move: (nth, all) => (nth === 0 ? 'setting up' : `move ${nth} of ${all}`),
  slider: 'Move',
  play: 'Play',
  pause: 'Stop',
  stepBack: 'Previous move',
  stepOn: 'Next move',
  turnBack: 'Previous turn',
  turnOn: 'Next turn',
  speed: (times) => `Speed: ${times}×`,
  seed: 'Seed',
  seedHelp: 'All chance of this game comes from it: check, if you feel like it.',
  coach: {
    title: 'The coach',
    whom: 'For whom?',
    turnBack: (name) => `${name}: previous turn`,
    turnOn: (name) => `${name}: next turn`,
    notOpened: 'The coach could not come. Check the connection.',
  },
}

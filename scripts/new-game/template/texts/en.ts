import type { GameTexts } from './fr.ts'

export const en: GameTexts = {
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  task: (letter) => `A word that begins with ${letter}, as long as you can`,
  field: 'Your word',
  mine: (word) => `Your word: ${word}. You can still change it.`,
  hasWritten: 'has written',
  isWriting: 'writing…',
  nothing: 'nothing',
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  winner: (names, count) => (count > 1 ? `${names} win!` : `${names} wins!`),
  told: {
    wrote: (name) => `${name} has written a word.`,
    shown: 'The words are shown.',
    over: 'The game is over.',
  },
  act: { write: 'This is my word', goOn: 'Go on', timeUp: 'Time is up' },
  options: { time: 'Time to write', waits: { write: 'Write', show: 'Read the words' } },
  refusals: {
    'two-to-eight': 'Two to eight can play.',
    'wrong-letter': (letter) => `Your word must begin with ${letter}.`,
    'not-now': 'Not now.',
    'too-late': 'Too late: that round is over.',
    'the-clock-runs': 'The timer does that.',
    'not-playing': 'You do not play this game.',
    'game-over': 'The game is over.',
  },
}

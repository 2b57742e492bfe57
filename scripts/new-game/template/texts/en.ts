import { commonRefusalsEn } from '@tablee/ui/frames/game-refusal.ts'
import type { GameTexts } from './fr.ts'

export const en: GameTexts = {
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  task: (letter) => `A word that begins with ${letter}, as long as you can`,
  field: 'Your word',
  mine: (word) => `Your word: ${word}. You can still change it.`,
  hasWritten: 'has written',
  isWriting: 'writing…',
  scored: (word, points) => `${word}, ${points} ${points === 1 ? 'point' : 'points'}`,
  winner: (names, count) => (count > 1 ? `${names} win!` : `${names} wins!`),
  told: { wrote: (name) => `${name} has written a word.`, over: 'The game is over.' },
  act: { write: 'This is my word', timeUp: 'Time is up' },
  options: { waits: { write: 'Time to write' } },
  refusals: {
    ...commonRefusalsEn,
    'two-to-eight': 'Two to eight can play.',
    'wrong-letter': (letter) => `Your word must begin with ${letter}.`,
  },
}

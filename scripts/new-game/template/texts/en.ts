import { commonRefusalsEn } from '@tablee/ui/frames/game-refusal.ts'
import type { GameTexts } from './fr.ts'

export const en: GameTexts = {
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  task: (letter) => `A word that begins with ${letter}, as long as you can`,
  field: 'Your word',
  mine: (word) => `Your word: ${word}. You can still change it.`,
  hasWritten: 'has written',
  isWriting: 'writing…',
  inRound: (round) => `Round ${round}:`,
  scored: (points, isValid) => (isValid ? `${points} ${points === 1 ? 'point' : 'points'}` : 'not in the list'),
  winner: (names, count) => (count > 1 ? `${names} win!` : `${names} wins!`),
  over: 'The game is over',
  told: { wrote: (name) => `${name} has written a word.` },
  act: { write: 'This is my word', timeUp: 'Time is up' },
  options: { waits: { write: 'Time to write' } },
  refusals: {
    ...commonRefusalsEn,
    'two-to-eight': 'Two to eight can play.',
    'wrong-letter': (letter) => `Your word must begin with ${letter}.`,
  },
}

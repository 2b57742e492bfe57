import { commonRefusalsFr } from '@tablee/ui/frames/game-refusal.ts'
import type { RefusalCode } from '../game.ts'

/** The French texts, and by their type the list of all texts. A no-break space (\u00a0) stands before ; : ! ? */
export const fr = {
  round: (round: number, rounds: number) => `Manche ${round} sur ${rounds}`,
  task: (letter: string) => `Un mot en ${letter}, le plus long possible`,
  field: 'Ton mot',
  mine: (word: string) => `Ton mot\u00a0: ${word}. Tu peux encore le changer.`,
  hasWritten: 'a écrit',
  isWriting: 'écrit…',
  inRound: (round: number) => `Manche ${round}\u00a0:`,
  /** After a word. */
  scored: (points: number, isValid: boolean) =>
    isValid ? `${points} ${points < 2 ? 'point' : 'points'}` : 'pas dans la liste',
  winner: (names: string, count: number) => (count > 1 ? `${names} gagnent\u00a0!` : `${names} gagne\u00a0!`),
  over: 'La partie est finie',
  told: { wrote: (name: string) => `${name} a écrit son mot.` },
  act: { write: 'C’est mon mot', timeUp: 'C’est l’heure' },
  options: { waits: { write: 'Temps pour écrire' } },
  refusals: {
    ...commonRefusalsFr,
    'two-to-eight': 'On joue de deux à huit.',
    'wrong-letter': (letter: string) => `Ton mot doit commencer par ${letter}.`,
  } satisfies Record<RefusalCode, string | ((about: string) => string)>,
}
export type GameTexts = typeof fr

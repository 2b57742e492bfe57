import type { RefusalCode } from '../game.ts'

/** The French texts, and by their type the list of all texts. A no-break space (\u00a0) stands before ; : ! ? */
export const fr = {
  round: (round: number, rounds: number) => `Manche ${round} sur ${rounds}`,
  task: (letter: string) => `Un mot en ${letter}, le plus long possible`,
  field: 'Ton mot',
  mine: (word: string) => `Ton mot\u00a0: ${word}. Tu peux encore le changer.`,
  hasWritten: 'a écrit',
  isWriting: 'écrit…',
  nothing: 'rien',
  points: (points: number) => (points < 2 ? `${points} point` : `${points} points`),
  winner: (names: string, count: number) => (count > 1 ? `${names} gagnent\u00a0!` : `${names} gagne\u00a0!`),
  told: {
    wrote: (name: string) => `${name} a écrit son mot.`,
    shown: 'Les mots se montrent.',
    over: 'La partie est finie.',
  },
  act: { write: 'C’est mon mot', goOn: 'Continuer', timeUp: 'C’est l’heure' },
  options: { time: 'Temps pour écrire', waits: { write: 'Écrire', show: 'Lire les mots' } },
  refusals: {
    'two-to-eight': 'On joue de deux à huit.',
    'wrong-letter': (letter: string) => `Ton mot doit commencer par ${letter}.`,
    'not-now': 'Ce n’est pas le moment.',
    'too-late': 'Trop tard\u00a0: la manche est passée.',
    'the-clock-runs': 'Le sablier s’en charge.',
    'not-playing': 'Tu ne joues pas cette partie.',
    'game-over': 'La partie est finie.',
  } satisfies Record<RefusalCode, string | ((about: string) => string)>,
}
export type GameTexts = typeof fr

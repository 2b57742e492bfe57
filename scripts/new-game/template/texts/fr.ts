import type { RefusalCode } from '../game.ts'

/** The French texts, and by their type the list of all texts. A no-break space (\u00a0) stands before ; : ! ? */
export const fr = {
  round: (round: number, rounds: number) => `Manche ${round} sur ${rounds}`,
  begin: (letter: string) => `Un mot en ${letter}, le plus long possible`,
  field: 'Ton mot',
  write: 'C’est écrit',
  written: (word: string) => `Ton mot\u00a0: ${word}. Tu peux encore le changer.`,
  waiting: (names: string) => `On attend ${names}.`,
  results: 'Les mots de la manche',
  nothing: 'rien',
  points: (points: number) => (points < 2 ? `${points} point` : `${points} points`),
  goOn: 'Continuer',
  timeUp: 'C’est l’heure',
  winner: (names: string, count: number) => (count > 1 ? `${names} gagnent\u00a0!` : `${names} gagne\u00a0!`),
  wrote: (name: string) => `${name} a écrit.`,
  tapped: (name: string) => `${name} a lu.`,
  ended: 'La partie est finie.',
  options: { time: 'Temps pour écrire', waits: { write: 'Écrire', show: 'Lire les mots' } },
  refusals: {
    'two-to-eight': 'On joue de deux à huit.',
    'wrong-letter': (letter: string) => `Le mot doit commencer par ${letter}.`,
    'done-already': 'C’est déjà fait.',
    'not-now': 'Ce n’est pas le moment.',
    'too-late': 'Trop tard\u00a0: la manche est passée.',
    'the-clock-runs': 'Le sablier s’en charge.',
    'not-playing': 'Tu ne joues pas cette partie.',
    'game-over': 'La partie est finie.',
  } satisfies Record<RefusalCode, string | ((about: string) => string)>,
}
export type Words = typeof fr

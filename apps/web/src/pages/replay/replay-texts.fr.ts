import { de } from '@tablee/ui/language/french.ts'

/** The French texts of replays, and by their type the list of all texts. */
export const fr = {
  title: (number: number) => `Partie ${number}`,
  opening: 'On ressort les cartes…',
  troubles: {
    'not-seated': ['Cette partie est à ceux qui y étaient.', 'Ouvre-la sur l’appareil avec lequel tu étais à table.'],
    'no-game': [
      'Cette partie n’est pas à revoir.',
      'Elle n’a pas été jouée jusqu’au bout, ou son numéro n’existe pas.',
    ],
    'replay-too-long': [
      'Cette partie est trop longue à revoir.',
      'Les points de la soirée, eux, sont toujours à la table.',
    ],
    lost: ['La partie n’a pas pu s’ouvrir.', 'Vérifie la connexion, puis réessaie.'],
  } as Record<'not-seated' | 'no-game' | 'replay-too-long' | 'lost', [string, string]>,
  retry: 'Réessayer',
  toTable: 'Retour à la table',
  newGame: 'Une nouvelle partie a commencé.',
  controls: 'Revoir la partie',
  move: (nth: number, all: number) => (nth === 0 ? 'mise en place' : `coup ${nth} sur ${all}`),
  slider: 'Coup',
  play: 'Dérouler',
  pause: 'Arrêter',
  stepBack: 'Coup précédent',
  stepOn: 'Coup suivant',
  turnBack: 'Tour précédent',
  turnOn: 'Tour suivant',
  speed: (times: number) => `Vitesse\u00a0: ${times}×`,
  seed: 'Graine',
  seedHelp: 'Tout le hasard de la partie en vient\u00a0: à vérifier, si le cœur t’en dit.',
  coach: {
    title: 'Le coach',
    whom: 'Pour qui\u00a0?',
    turnBack: (name: string) => `Tour précédent ${de(name)}`,
    turnOn: (name: string) => `Tour suivant ${de(name)}`,
    notOpened: 'Le coach n’a pas pu venir. Vérifie la connexion.',
  },
}
export type ReplayTexts = typeof fr

import type { PhaseName } from '@tablee/games/mot-pour-mot/game.ts'
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
  wordOut: {
    declines: (who: string) => `${who} laisse passer.`,
    counters: (who: string) => `${who} contre.`,
    stops: (who: string) => `${who} s’arrête là.`,
    timeUp: 'Le sablier est vide.',
    watching: (name: string) => `Le coach regarde jouer ${name}.`,
    over: 'C’est fini, le coach range ses fiches.',
    best: (count: number) =>
      count === 1 ? 'Un mot à annoncer\u00a0:' : `${count} mots à annoncer${count > 3 ? ', les meilleurs' : ''}\u00a0:`,
    hand: 'En main',
    nothing: 'Rien à annoncer.',
    played: 'joué',
    instead: 'Joué\u00a0:',
    sure: 'Incontrable.',
    safe: 'Personne ne pouvait contrer.',
    counterable: (ways: readonly string[]) => `Contrable\u00a0: ${ways.join('\u00a0; ')}.`,
    counterBy: (names: string, cards: string, word: string | undefined) =>
      word === undefined ? `${names} avec ${cards}` : `${names} avec ${cards} (${word}, un mot)`,
    mayCounter: (word: string) => `De quoi contrer ${word}\u00a0:`,
    noCounter: (word: string) => `Rien pour contrer ${word}.`,
    myWord: (word: string) => `Contre ${word}, il y avait\u00a0:`,
    myWordSafe: (word: string) => `Personne ne pouvait contrer ${word}.`,
    isWord: 'un mot',
    isBeginning: 'un début',
    more: (count: number) => (count === 1 ? 'et un autre' : `et ${count} autres`),
    declined: 'Laissé passer.',
  },
  motPourMot: {
    setUp: (team: string) => `Les lettres sont au milieu. ${team} commence.`,
    captain: (who: string, next: string) => `${who} passe le rôle de capitaine à ${next}.`,
    draws: (who: string, category: string) => `${who} tire «\u00a0${category}\u00a0».`,
    turnsOver: (who: string, category: string) => `${who} joue l’autre face\u00a0: «\u00a0${category}\u00a0».`,
    starts: (who: string) => `${who} retourne le sablier.`,
    suggests: (who: string, word: string) => `${who} souffle ${word}.`,
    spells: (who: string, letter: string, spelled: string) =>
      spelled.length > 1 ? `${who} épelle ${letter}\u00a0: ${spelled}.` : `${who} épelle ${letter}.`,
    takesBack: (who: string, count: number) =>
      count === 1 ? `${who} reprend une lettre.` : `${who} reprend ${count} lettres.`,
    done: (who: string, answer: string) =>
      answer === '' ? `${who} n’épelle rien.` : `${who}\u00a0: ${answer}, c’est dit.`,
    tells: (who: string, word: string) => `${who} annonce ${word}.`,
    votes: {
      for: (who: string) => `${who} vote pour.`,
      against: (who: string) => `${who} vote contre.`,
      none: (who: string) => `${who} s’abstient.`,
    },
    plain: {
      accept: (who: string) => `${who} est d’accord.`,
      'check-spelling': (who: string) => `${who} fait vérifier l’orthographe.`,
      plead: (who: string) => `${who} plaide le nom propre ou le mot étranger.`,
      contest: (who: string) => `${who} conteste la catégorie.`,
      withdraw: (who: string) => `${who} n’insiste pas.`,
      'call-vote': (who: string) => `${who} s’en remet au vote.`,
    },
    timeUp: {
      draw: 'La carte se tire toute seule.',
      read: 'Le sablier se retourne tout seul.',
      spell: 'Le sablier est vide.',
      tell: 'Le mot reste tel qu’il est épelé.',
      review: 'Qui ne dit mot consent.',
      plead: 'Personne ne plaide.',
      explain: 'Assez expliqué, on vote.',
      vote: 'Le vote est clos.',
    } satisfies Record<PhaseName, string>,
  },
}
export type Words = typeof fr

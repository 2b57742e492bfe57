import { capitalized, spoken } from './french.ts'

// Formatted on use: the first number formatter takes a phone a tenth of a second to make.
const number = (count: number) => count.toLocaleString('fr')
const words = (count: number) => (count === 1 ? 'un mot' : `${number(count)} mots`)

/** The French texts, and by their type the list of all texts. A no-break space (\u00a0) stands before ; : ! ? */
export const fr = {
  title: 'Tablée',
  otherLanguage: 'English',
  switchLanguage: 'Read in English',
  themeAuto: 'Lumière\u00a0: comme l’appareil',
  themeLight: 'Lumière\u00a0: jour',
  themeDark: 'Lumière\u00a0: lampe',
  saying: (games: number) => `${capitalized(spoken(games))} jeux de mots, une table, et ceux qu’on aime autour.`,
  shelf: 'Les jeux',
  openDico: 'Ouvrir le Dico',
  dicoShort: 'Dico',
  dicoInvites: 'Un mot à vérifier\u00a0? Le Dico répond.',
  free: 'Libre, gratuit, sans compte ni pistage.',
  lost: 'Cette page n’existe pas.',
  lostHelp: 'L’adresse a peut-être été mal recopiée.',
  goHome: 'Retour à l’accueil',
  close: 'Fermer',
  nameTooLong: '24 lettres au plus\u00a0: enlèves-en un peu.',
  padHelp: 'Flèches pour aller d’une lettre à l’autre. Ton clavier écrit aussi.',
  opening: 'On ouvre…',
  notOpened: 'La page n’a pas pu s’ouvrir. Vérifie la connexion.',

  dico: 'Le Dico',
  verdict: 'Verdict',
  back: 'Retour à l’accueil',
  clearAll: 'Tout effacer',
  erase: 'Effacer la dernière lettre',
  wordField: 'Mot à vérifier',
  wordPlaceholder: 'Ton mot',
  /** The name of the play list where no game lends it its own. */
  anyGame: 'Le jeu',
  listSpelling: 'Orthographe',
  lists: 'Quelle liste\u00a0?',
  share: 'Partager ce mot',
  shared: 'Lien copié.',
  notShared: 'Voici le lien, à copier\u00a0:',
  keyboardDevice: 'Clavier de l’appareil',
  keyboardPad: 'Clavier de lettres',
  loading: 'Le Dico s’ouvre…',
  failed: 'Le Dico n’a pas pu s’ouvrir. Vérifie la connexion.',
  failedSpelling:
    'La liste d’orthographe n’a pas encore été ouverte sur cet appareil\u00a0: il faut du réseau, une seule fois.',
  retry: 'Réessayer',
  empty: 'Écris un mot, ou touche une lettre.',
  emptySpelling: 'Écris un mot\u00a0: noms propres et mots composés compris.',
  aboutPlay: (count: number) =>
    `${number(count)} mots, formes conjuguées comprises. Accents et majuscules ne comptent pas.`,
  aboutSpelling: (count: number) =>
    `${number(count)} formes. Ce que la liste ne connaît pas n’est pas forcément une faute.`,
  notLetters: 'Des lettres seulement\u00a0: ni chiffre, ni espace, ni autre écriture.',
  tooLong: 'Plus de 15 lettres\u00a0: aucun mot du jeu n’est si long.',
  tooLongSpelling: 'C’est bien long pour un seul mot.',
  stampValid: 'Valable',
  stampBeginning: 'Début',
  stampRefused: 'Refusé',
  stampKnown: 'Connu',
  stampUnknown: 'Inconnu',
  isWord: (longer: number) =>
    longer === 0
      ? 'C’est un mot, et aucun autre ne commence ainsi.'
      : longer === 1
        ? 'C’est un mot, et le début d’un autre.'
        : `C’est un mot, et le début de ${number(longer)} autres.`,
  isBeginning: (count: number) => `Pas encore un mot, mais le début de ${count === 1 ? 'l’un d’eux' : words(count)}.`,
  isCompound: (game: string) => `Mot composé\u00a0: ${game} ne joue que les mots d’un seul tenant.`,
  askSpelling: 'Voir dans l’orthographe',
  isNothing: 'Aucun mot ne commence ainsi.',
  isKnown: 'La liste le connaît, écrit ainsi.',
  isWritten: 'La liste l’écrit\u00a0:',
  alsoWritten: 'On écrit aussi\u00a0:',
  isSpelledBeginning: 'Pas encore un mot, mais le début d’un mot connu.',
  isUnknown: 'La liste ne connaît pas ce mot. Ce n’est pas forcément une faute\u00a0: à la table de voter.',
  near: 'Tu pensais à…',
  wordsFrom: (letters: string) => `Ils commencent par ${letters}`,
  more: (count: number) => `Encore ${words(count)}`,
  whatNext: (letters: string) => (letters === '' ? 'Par quelle lettre commencer\u00a0?' : `Et après ${letters}\u00a0?`),
  eraseFirst: 'Efface d’abord ce qui n’est pas un mot.',
  nothingNext: 'Plus rien ne peut suivre.',
  pad: 'Lettres qui peuvent suivre',
  key: (letter: string, count: number) => `${letter}, ${words(count)}`,
  keyNone: (letter: string) => `${letter}, aucun mot`,
  said: (letters: string, verdict: string) => `${letters}\u00a0: ${verdict}`,
}

/** Every text: a language that lacks one is a type error. */
export type SharedTexts = typeof fr

import type { BookName, SectionName } from './sections.ts'

/** What the page of one game says of it; for a game with editions, what each is after. */
interface GameWords {
  readonly name: string
  readonly says: string
  readonly searchPlaceholder: string
  readonly goal: string
}

/** The French texts around the rules, and by their type the list of all texts. */
export const fr = {
  title: 'Les règles',
  invites: 'Chaque règle a son numéro. Quand la table refuse un coup, elle dit lequel.',
  back: 'Toutes les règles',
  home: 'Retour à l’accueil',
  toTable: 'Retour à la table',
  searchField: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  count: (found: number, all: number) =>
    found === all ? `${all} règles` : found === 1 ? `Une règle sur ${all}` : `${found} règles sur ${all}`,
  none: 'Aucune règle ne parle de cela.',
  noneHelp: 'Essaie un mot lu à l’écran, ou le numéro donné avec le refus.',
  showAll: 'Tout montrer',
  onScreen: (seen: string) => `À l’écran\u00a0: «\u00a0${seen}\u00a0»`,
  edition: 'Quelle édition\u00a0?',
  editions: { both: 'Les deux', cactus: 'Cactus', capture: 'Capture' },
  readingSign: 'Notre lecture',
  readingHelp:
    'Ce signe marque notre lecture\u00a0: la règle de la boîte n’en dit rien ou reste floue, et c’est ainsi qu’on joue ici.',
  contents: 'Sur cette page',
  goal: 'Le but',
  games: {
    'mot-pour-mot': {
      name: 'Mot pour Mot',
      says: 'Deux équipes, dix-sept lettres, un mot par tour.',
      searchPlaceholder: 'Sablier, orthographe, passer son tour…',
      goal: 'Dix-sept lettres au milieu, une équipe de chaque côté. À ton tour, un mot, un seul\u00a0: ses lettres avancent, et celles qui quittent le plateau comptent pour toi.',
    },
    'word-out': {
      name: 'Word Out\u00a0!',
      says: 'Quatre rangées de lettres, et des mots qu’on se dispute.',
      searchPlaceholder: 'Contrer, joker, piocher…',
      goal: 'Quatre rangées qui s’allongent carte après carte. Qui achève un mot peut crier WORD OUT\u00a0! et le prendre, à moins que quelqu’un n’ait la carte pour l’allonger. Quand il n’y a plus de cartes, le plus de points gagne.',
    },
    lauriers: {
      name: 'Les Lauriers',
      says: 'Un mot rare, des définitions inventées, une vraie.',
      searchPlaceholder: 'Meneur, jeton, fusionner…',
      goal: 'Un mot que personne ne connaît. Chacun lui invente une définition, toutes sont lues avec la vraie parmi elles, et l’on vote. Trouver la vraie rapporte, faire croire à la sienne aussi. Le premier pion au Diplôme gagne.',
    },
    kokomots: {
      name: 'Kokomots',
      says: 'Quatre thèmes, cinq lettres à portée, quarante-cinq secondes.',
      searchPlaceholder: 'Juge, contrainte, changer ses lettres…',
      goal: 'Quatre thèmes, deux lettres sous chacun, trois dans ta main. Avant la fin du sablier, autant de mots que tu peux\u00a0: chacun prend des lettres à toi, des lettres de sa colonne et son thème. Trois piles de thèmes vides, et le plus de points gagne.',
    },
  } satisfies Record<BookName, GameWords>,
  editionGoals: {
    cactus:
      'Chaque lettre est un cactus. Pousse-les chez les autres\u00a0: à cinq dehors et autant de tours pour chacun, on compte.',
    capture:
      'Chaque lettre est bonne à prendre. Tire-les à toi\u00a0: la première équipe qui en a six gagne sur-le-champ.',
  },
  sections: {
    setUp: 'La mise en place',
    turn: 'Un tour',
    words: 'Les mots',
    afterTheWord: 'Après le mot',
    end: 'La fin',
    examples: 'Deux exemples',
    specialCards: 'Les cartes spéciales',
    banking: 'Encaisser',
    countering: 'Contrer',
    deals: 'Les donnes et la fin',
    secrets: 'Les secrets et le Dico',
    writing: 'Le mot et les copies',
    desk: 'Le bureau du meneur',
    vote: 'La lecture et le vote',
    points: 'Les points',
    judging: 'Le sablier et le juge',
    constraints: 'Les lettres à contrainte',
    expert: 'Variante expert',
    simultaneous: 'Variante simultanée',
    teams: 'Variante par équipes',
    aroundTheTable: 'Autour de la table',
  } satisfies Record<SectionName, string>,
  drawn: (word: string) => `${word} sur le plateau, avant et après`,
  drawnCards: (words: string) => `En cartes\u00a0: ${words}`,
  drawnWord: (word: string) => `${word}, avec ses cartes`,
  inHand: 'ta main',
  linkTo: (id: string) => `Lien vers la règle ${id}`,
  lost: 'Ce jeu n’est pas sur l’étagère.',
  lostHelp: 'Ses règles ne sont pas écrites, ou son nom a été mal recopié.',
}
export type Words = typeof fr

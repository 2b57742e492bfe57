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
  readingSign: 'Notre lecture',
  readingHelp:
    'Ce signe marque notre lecture\u00a0: la règle de la boîte n’en dit rien ou reste floue, et c’est ainsi qu’on joue ici.',
  contents: 'Sur cette page',
  goal: 'Le but',
  linkTo: (id: string) => `Lien vers la règle ${id}`,
  lost: 'Ce jeu n’est pas sur l’étagère.',
  lostHelp: 'Ses règles ne sont pas écrites, ou son nom a été mal recopié.',
}
export type RulesTexts = typeof fr

import type { FaultCode, OwnDeckGame } from '@tablee/game-kit/deck/index.ts'
import { GAME_NAMES } from './deck-text.ts'
import { shortened } from './shortened.ts'

/** What is wrong on a line: with what it is about, and for which game. */
export type FaultTexts = Readonly<Record<FaultCode, (about: string, game: OwnDeckGame) => string>>

const said = (about: string) => `«\u00a0${shortened(about)}\u00a0»`
const KINDS = 'n.m., n.f., adj., adv., v.t., v.i. ou loc. adv.'

/** How many a game needs, as one counts them: a card of Mot pour Mot is two categories. */
const needed = (cards: number, game: OwnDeckGame): string => {
  if (game === 'mot-pour-mot') return `${cards * 2} catégories`
  return game === 'kokomots' ? `${cards} cartes de thèmes` : `${cards} cartes de quatre mots`
}

export const faultsFr: FaultTexts = {
  'answers-before-category': (about, game) =>
    `${said(about)} n’est sur aucune carte\u00a0: mets «\u00a0=\u00a0» devant pour en faire ${game === 'kokomots' ? 'un thème' : 'une catégorie'}.`,
  'back-without-front': () =>
    'Ce verso («\u00a0/\u00a0») n’a pas de recto\u00a0: mets d’abord une ligne «\u00a0=\u00a0».',
  'card-without-back': (about) => `${said(about)} n’a pas de verso.`,
  'category-empty': () => 'Il manque un texte après le signe.',
  'category-too-long': (about, game) =>
    `${said(about)} est trop long pour une carte\u00a0: ${game === 'kokomots' ? 32 : 60} signes au plus.`,
  'category-twice': (about) => `${said(about)} est déjà dans le paquet.`,
  'category-typography': () => 'Une majuscule au début, l’apostrophe ’, pas de point final.',
  'category-masculine': (about) => `${said(about)} n’a que le masculin\u00a0: ajoute le féminin, ou dis-le autrement.`,
  'answer-empty': () => 'Une virgule de trop\u00a0: une réponse est vide.',
  'answer-not-one-word': (about, game) =>
    game === 'kokomots'
      ? `${said(about)} n’est ni un mot ni un nom\u00a0: rien que des lettres, une virgule entre deux réponses.`
      : `${said(about)} n’est pas un seul mot\u00a0: des lettres et des traits d’union, une virgule entre deux réponses.`,
  'answer-twice': (about) => `${said(about)} est deux fois parmi les réponses.`,
  'answer-misspelled': (about) => `${said(about)}\u00a0: orthographe inconnue. Une étoile marque un nom propre.`,
  'answers-too-many': (about) => `C’est beaucoup de réponses\u00a0: ${about} au plus.`,
  'answers-too-few': (about) => `${said(about)} a trop peu de réponses connues.`,
  'answers-too-narrow': (about) => `${said(about)}\u00a0: les réponses emploient trop peu de lettres du plateau.`,
  'answer-plural': (about) => `${said(about)} est un pluriel.`,
  'answer-fails-check': (about) => `${said(about)} ne suit pas la ligne «\u00a0?\u00a0» du thème.`,
  'check-before-theme': () => 'La ligne «\u00a0?\u00a0» vient avant tout thème.',
  'check-second': () => 'Une seule ligne «\u00a0?\u00a0» par thème.',
  'check-unknown': (about) =>
    `${said(about)} ne se vérifie pas tout seul. Essaie «\u00a0plus de 8 lettres\u00a0», «\u00a0commence par C\u00a0», «\u00a0finit par ION\u00a0», «\u00a0contient OU\u00a0» ou «\u00a0lettre double\u00a0».`,
  'themes-alike': (about) => `Ce thème ressemble trop à un autre\u00a0: ${said(about)}.`,
  'text-before-card': (about) =>
    `${said(about)} n’est sur aucune carte\u00a0: la première s’ouvre par «\u00a0= mot, nature\u00a0».`,
  'card-not-of-four': (about) => `La carte de ${said(about)} n’a pas quatre mots.`,
  'word-without-kind': (about) => `${said(about)}\u00a0: ajoute une virgule et la nature du mot (${KINDS}).`,
  'word-misspelled': (about) => `${said(about)}\u00a0: orthographe inconnue.`,
  'word-proper': (about) => `${said(about)} est un nom propre.`,
  'word-twice': (about) => `${said(about)} est déjà dans le paquet.`,
  'word-vulgar': (about) => `${said(about)} est vulgaire.`,
  'definition-missing': (about) =>
    `${said(about)} n’a pas de définition\u00a0: une ligne qui commence par «\u00a0:\u00a0».`,
  'definition-second': (about) => `${said(about)} a deux définitions. Les bluffs commencent par «\u00a0-\u00a0».`,
  'bluffs-not-three': (about) => `${said(about)} n’a pas trois bluffs.`,
  'text-too-short': (about) => `${said(about)} est trop court.`,
  'text-too-long': (about) => `${said(about)} est trop long pour une carte.`,
  'text-typography': () => 'Une majuscule au début, un point à la fin, l’apostrophe ’.',
  'text-form': (about) => `${said(about)} n’a pas la forme d’une définition de ce genre de mot.`,
  'text-of-family': (about) => `${said(about)} est de la famille du mot à définir.`,
  'text-twice': (about) => `${said(about)} est deux fois dans le paquet.`,
  'exception-without-reason': (about) => `${said(about)}\u00a0: il manque la raison.`,
  'box-too-small': () => 'Cette boîte n’a pas assez de cartes.',
  'kind-missing': (about) => `Aucun mot n’est ${said(about)}.`,
  'words-in-series': (about) => `${said(about)}\u00a0: trop de mots de la même série.`,
  'deck-not-text': () => 'Il y a là des signes qui ne sont pas du texte.',
  'deck-too-large': (about) => `Le paquet est trop lourd\u00a0: ${about}\u00a0Ko au plus.`,
  'deck-too-many-lines': (about) => `C’est beaucoup de lignes\u00a0: ${about} au plus.`,
  'line-too-long': (about) => `Cette ligne est trop longue\u00a0: ${about} signes au plus. Coupe-la en plusieurs.`,
  'deck-without-game': (_, game) =>
    `La première ligne nomme le jeu et le titre, comme «\u00a0# ${GAME_NAMES[game]}\u00a0: La cuisine\u00a0».`,
  'deck-without-title': () => 'Il manque un titre.',
  'deck-title-too-long': () => 'Le titre est trop long\u00a0: 60 signes au plus.',
  'deck-too-small': (about, game) => `Pour jouer, il faut au moins ${needed(Number(about), game)}.`,
  'deck-too-many-cards': (about) => `C’est beaucoup\u00a0: ${about} cartes au plus.`,
  'deck-too-many-answers': (about) => `C’est beaucoup de réponses pour un paquet\u00a0: ${about} au plus.`,
}

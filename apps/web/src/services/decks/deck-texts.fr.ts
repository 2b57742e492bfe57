import { LARGEST_OWN_DECK } from '@tablee/game-kit/deck/own-deck.ts'
import type { StorageTrouble } from '../storage/trouble.ts'
import type { FileTrouble } from './deck-file.ts'
import type { Keeping } from './kept.ts'

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

export const fr = {
  title: 'Tes paquets',
  home: 'Retour à l’accueil',
  back: 'Tous les paquets',

  own: 'Les tiens',
  ours: 'Ceux des boîtes',
  oursHelp: 'À imprimer, à découper, à poser sur la table.',
  empty: 'Dix catégories suffisent.',
  emptyHelp:
    'Une leçon, une famille, une blague de bureau\u00a0: écris tes cartes, elles se jouent à toute table que tu ouvres.',
  create: 'Nouveau paquet',
  createFor: 'Pour quel jeu\u00a0?',
  newTitle: 'Mon paquet',
  import: 'Importer un fichier',
  drop: 'Lâche le fichier ici',
  untitled: 'Sans titre',
  cards,
  unfinished: 'à finir',
  open: (title: string) => `Modifier ${title}`,
  more: (title: string) => `Autres gestes pour ${title}`,
  edit: 'Modifier',
  print: 'Imprimer',
  printOf: (title: string) => `Imprimer ${title}`,
  share: 'Partager le fichier',
  save: 'Enregistrer le fichier',
  forget: 'Supprimer de cet appareil',
  forgetSure: 'Supprimer pour de bon\u00a0?',
  forgotten: (title: string) => `${title} n’est plus là.`,
  notForgotten: 'Cet appareil n’a pas pu supprimer ce paquet.',
  undo: 'Le remettre',
  troubles: {
    empty: 'Ce fichier est vide.',
    'too-large': `Ce fichier est trop lourd pour un paquet\u00a0: ${LARGEST_OWN_DECK / 1024}\u00a0Ko au plus.`,
    'not-text': 'Ce fichier n’est pas du texte. Un paquet est un fichier .txt.',
    'not-utf-8':
      'Les accents de ce fichier ne se lisent pas. Enregistre-le en UTF-8, ou colle son texte dans un paquet neuf.',
    unreadable: 'Ce fichier ne s’ouvre pas.',
  } satisfies Record<FileTrouble, string>,
  notRead: {
    'not-kept':
      'Cet appareil ne veut rien garder\u00a0: fenêtre privée, ou plus de place. Ce que tu écris ici se perd quand tu fermes la page\u00a0: enregistre le fichier.',
    stuck:
      'Cet appareil met trop de temps à ouvrir tes paquets. Ferme les autres pages de Tablée, puis recharge celle-ci.',
    newer: 'Cet appareil a déjà ouvert une version plus récente de Tablée. Recharge la page pour l’avoir aussi ici.',
  } satisfies Record<StorageTrouble, string>,
  nothingLost: 'Rien n’a changé dans tes paquets.',

  lost: 'Ce paquet n’est pas ici.',
  lostHelp: 'Les paquets restent sur l’appareil où on les a écrits. Demande le fichier, puis importe-le.',
  titleField: 'Titre du paquet',
  textField: 'Texte du paquet',
  keeping: {
    device: 'gardé sur cet appareil',
    page: 'pas gardé\u00a0: enregistre le fichier',
  } satisfies Record<Keeping, string>,
  saving: 'on garde…',
  count: (count: number, entries: number, [one, several]: readonly [string, string]) =>
    `${cards(count)}, ${entries} ${entries < 2 ? one : several}`,
  isFit: 'Prêt à jouer',
  howToPlay: 'Ouvre une table, choisis le jeu, puis touche «\u00a0Paquet\u00a0».',
  toFinish: 'À compléter',
  toMend: (count: number) => (count < 2 ? 'Une chose à reprendre' : `${count} choses à reprendre`),
  moreFaults: (count: number) => (count < 2 ? 'et une autre plus bas' : `et ${count} autres plus bas`),
  help: 'Comment ça s’écrit',
  insert: 'Ajouter cet exemple',

  printTitle: 'Imprimer',
  part: 'Quoi',
  whichCards: 'Quelles cartes',
  all: (count: number) => `Toutes (${count})`,
  box: (nth: number) => `Boîte ${nth}`,
  range: 'Une partie',
  from: 'de la carte',
  to: 'à la carte',
  sides: 'Papier',
  both: 'Recto verso',
  one: 'Une face',
  bothHelp: 'Dans la fenêtre d’impression\u00a0: recto verso, retourner sur le bord long, échelle 100\u00a0%.',
  oneHelp: (says: string) => `${says} Dans la fenêtre d’impression\u00a0: échelle 100\u00a0%.`,
  pages: (count: number) => (count < 2 ? `${count} page A4` : `${count} pages A4`),
  printNow: 'Imprimer',
  preview: 'Aperçu des pages',
  pageOf: { front: (sheet: number) => `Feuille ${sheet}, recto`, back: (sheet: number) => `Feuille ${sheet}, verso` },
  noCards: 'Ce paquet n’a pas encore de carte entière.',
  cutHelp: 'Découpe de trait en trait.',
}
export type DeckPageTexts = typeof fr

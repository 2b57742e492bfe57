import { literally } from '../language.ts'

/** What is called so in French or in English, and nothing else. */
export const either = (french: string, english: string): RegExp =>
  new RegExp(`^(${literally(french)}|${literally(english)})$`)

/** What begins so in French or in English. */
export const eitherStart = (french: string, english: string): RegExp =>
  new RegExp(`^(${literally(french)}|${literally(english)})`)

export const SAID = {
  home: eitherStart('Retour à l’accueil', 'Back to the '),
  menu: either('Menu de la table', 'Table menu'),
  alone: either('En solo, contre des bots', 'Solo, against bots'),
  around: eitherStart('Autour de cet appareil', 'Around this device'),
  withBox: eitherStart('Avec la boîte en carton', 'With the cardboard box'),
  learn: eitherStart('Apprendre en trois minutes', 'Learn in three minutes'),
  start: eitherStart('Commencer', 'Start'),
  readyOffline: /Prêt pour jouer hors ligne|Ready to play offline/,
  notKept: /ne veut rien garder|plus de place|will not keep anything|no room left/,
} as const

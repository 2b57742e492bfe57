import type { SideFault } from '@tablee/game-kit/deck/fault.ts'
import type { FaultTexts } from './deck-client.ts'
import { quoted } from './quoted.ts'

/** Faults of two-sided cards that are told alike for every game that has some. */
type SharedFault = Exclude<SideFault, 'answers-before-category' | 'category-too-long' | 'answer-not-one-word'>

/** Texts for the faults of two-sided cards; a game adds those that depend on what its cards say. */
export const sideFaults: { readonly fr: FaultTexts<SharedFault>; readonly en: FaultTexts<SharedFault> } = {
  fr: {
    'back-without-front': () =>
      'Ce verso («\u00a0/\u00a0») n’a pas de recto\u00a0: mets d’abord une ligne «\u00a0=\u00a0».',
    'category-empty': () => 'Il manque un texte après le signe.',
    'category-twice': (about) => `${quoted.fr(about)} est déjà dans le paquet.`,
    'answers-too-many': (about) => `C’est beaucoup de réponses\u00a0: ${about} au plus.`,
  },
  en: {
    'back-without-front': () => 'This back (“/”) has no front: put a line “=” first.',
    'category-empty': () => 'A text is missing after the sign.',
    'category-twice': (about) => `${quoted.en(about)} is in the deck already.`,
    'answers-too-many': (about) => `That is a lot of answers: ${about} at most.`,
  },
}

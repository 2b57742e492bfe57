import { defineBook } from '@tablee/ui/rules/book.ts'
import { REFUSAL_RULES } from '../rules/refusals.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { lauriersEn } from '../texts/rules.en.ts'
import { lauriersFr } from '../texts/rules.fr.ts'
import { lauriersSeenAsEn } from '../texts/rules-search.en.ts'
import { lauriersSeenAsFr } from '../texts/rules-search.fr.ts'
import { SECTIONS } from './sections.ts'
import { bookTexts } from './texts.ts'

export const book = defineBook({
  game: 'lauriers',
  boxes: ['lauriers'],
  sections: SECTIONS,
  refusedBy: REFUSAL_RULES,
  fr: { words: bookTexts.fr, clauses: lauriersFr, seenAs: lauriersSeenAsFr, refusals: fr.refusals },
  en: { words: bookTexts.en, clauses: lauriersEn, seenAs: lauriersSeenAsEn, refusals: en.refusals },
})

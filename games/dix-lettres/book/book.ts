import { defineBook } from '@tablee/ui/rules/book.ts'
import { REFUSAL_RULES } from '../rules/refusals.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { clausesEn } from '../texts/rules.en.ts'
import { clausesFr } from '../texts/rules.fr.ts'
import { seenAsEn } from '../texts/rules-search.en.ts'
import { seenAsFr } from '../texts/rules-search.fr.ts'
import { SECTIONS } from './sections.ts'
import { bookTexts } from './texts.ts'

export const book = defineBook({
  game: 'dix-lettres',
  boxes: ['dix-lettres'],
  sections: SECTIONS,
  refusedBy: REFUSAL_RULES,
  fr: { words: bookTexts.fr, clauses: clausesFr, seenAs: seenAsFr, refusals: fr.refusals },
  en: { words: bookTexts.en, clauses: clausesEn, seenAs: seenAsEn, refusals: en.refusals },
})

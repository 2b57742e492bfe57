import { defineBook } from '@tablee/ui/rules/book.ts'
import { REFUSAL_RULES } from '../rules/refusals.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { kokomotsEn } from '../texts/rules.en.ts'
import { kokomotsFr } from '../texts/rules.fr.ts'
import { kokomotsSeenAsEn } from '../texts/rules-search.en.ts'
import { kokomotsSeenAsFr } from '../texts/rules-search.fr.ts'
import Example from './Example.svelte'
import { SECTIONS } from './sections.ts'
import { bookTexts } from './texts.ts'

export const book = defineBook({
  game: 'kokomots',
  boxes: ['kokomots'],
  sections: SECTIONS,
  refusedBy: REFUSAL_RULES,
  Example,
  fr: { words: bookTexts.fr, clauses: kokomotsFr, seenAs: kokomotsSeenAsFr, refusals: fr.refusals },
  en: { words: bookTexts.en, clauses: kokomotsEn, seenAs: kokomotsSeenAsEn, refusals: en.refusals },
})

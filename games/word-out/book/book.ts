import { defineBook } from '@tablee/ui/rules/book.ts'
import { REFUSAL_RULES } from '../rules/refusals.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { wordOutEn } from '../texts/rules.en.ts'
import { wordOutFr } from '../texts/rules.fr.ts'
import { wordOutSeenAsEn } from '../texts/rules-search.en.ts'
import { wordOutSeenAsFr } from '../texts/rules-search.fr.ts'
import Example from './Example.svelte'
import { SECTIONS } from './sections.ts'
import { bookTexts } from './texts.ts'

export const book = defineBook({
  game: 'word-out',
  boxes: ['word-out'],
  sections: SECTIONS,
  refusedBy: REFUSAL_RULES,
  Example,
  fr: { words: bookTexts.fr, clauses: wordOutFr, seenAs: wordOutSeenAsFr, refusals: fr.refusals },
  en: { words: bookTexts.en, clauses: wordOutEn, seenAs: wordOutSeenAsEn, refusals: en.refusals },
})

import { defineBook } from '@tablee/ui/rules/book.ts'
import { EDITIONS } from '../rules/options.ts'
import { REFUSAL_RULES } from '../rules/refusals.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { motPourMotEn } from '../texts/rules.en.ts'
import { motPourMotFr } from '../texts/rules.fr.ts'
import { motPourMotSeenAsEn } from '../texts/rules-search.en.ts'
import { motPourMotSeenAsFr } from '../texts/rules-search.fr.ts'
import Example from './Example.svelte'
import { SECTIONS } from './sections.ts'
import { bookTexts } from './texts.ts'

export const book = defineBook({
  game: 'mot-pour-mot',
  boxes: EDITIONS,
  editions: EDITIONS,
  sections: SECTIONS,
  refusedBy: REFUSAL_RULES,
  Example,
  fr: { words: bookTexts.fr, clauses: motPourMotFr, seenAs: motPourMotSeenAsFr, refusals: fr.refusals },
  en: { words: bookTexts.en, clauses: motPourMotEn, seenAs: motPourMotSeenAsEn, refusals: en.refusals },
})

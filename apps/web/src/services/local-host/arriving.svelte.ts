import type { Library } from '@tablee/host'
import { Lazy, playWords, spelling } from '@tablee/ui/word-lists/lists.svelte.ts'
import { fetchPart } from './parts.ts'

/** A page has each part once, whoever asks; the Dico's lists are its own. */
export const arriving: { readonly [Part in keyof Library]: Lazy<Library[Part]> } = {
  spelling,
  playWords,
  categoryCards: new Lazy(fetchPart.categoryCards, 230_000),
  definitionCards: new Lazy(fetchPart.definitionCards, 276_000),
  themeCards: new Lazy(fetchPart.themeCards, 112_000),
  letterCards: new Lazy(fetchPart.letterCards, 0),
}

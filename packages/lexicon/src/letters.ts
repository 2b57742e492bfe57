import type { Brand } from '@tablee/kernel'

/** A–Z only: what is left of a word when accents, case, hyphens and apostrophes no longer matter (ALL-1). */
export type Letters = Brand<string, 'Letters'>

/** How many letters a word of the play list may have. */
export const SHORTEST = 2
export const LONGEST = 15

/** Accents, hyphens, apostrophes, and what cannot be seen: soft hyphens, joiners. */
const SKIPPED = /[\u0300-\u036f\u2010\u2011'’ʼ\u00ad\u200b-\u200d\ufeff-]/g
const ONLY_LETTERS = /^[A-Z]+$/

/** « Œuf-là » → OEUFLA; undefined when no letter is left, or when something else than letters is. */
export const fold = (raw: string): Letters | undefined => {
  const folded = raw
    .trim()
    .normalize('NFD')
    .replace(SKIPPED, '')
    .toUpperCase()
    .replaceAll('Œ', 'OE')
    .replaceAll('Æ', 'AE')
  return ONLY_LETTERS.test(folded) ? (folded as Letters) : undefined
}

const folded = new Map<string, string>()

/** What one written character counts for: « É » → E, « œ » → OE, « - » → nothing. */
export const lettersOf = (character: string): string => {
  const known = folded.get(character)
  if (known !== undefined) return known
  const letters = fold(character) ?? ''
  folded.set(character, letters)
  return letters
}

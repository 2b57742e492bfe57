import type { Brand } from '@tablee/kernel'

/** A folded word: only A–Z, without accents, case, hyphens and apostrophes (ALL-1). */
export type Letters = Brand<string, 'Letters'>

/** Length of the words in the play list. */
export const SHORTEST = 2
export const LONGEST = 15

/** Accents, hyphens, apostrophes, and invisible characters: soft hyphens, joiners. */
const SKIPPED = /[\u0300-\u036f\u2010\u2011'’ʼ\u00ad\u200b-\u200d\ufeff-]/g
const ONLY_LETTERS = /^[A-Z]+$/

/** « Œuf-là » → OEUFLA; undefined if no letters are left, or if something other than letters is left. */
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

/** Folds one character: « É » → E, « œ » → OE, « - » → nothing. */
export const lettersOf = (character: string): string => {
  const known = folded.get(character)
  if (known !== undefined) return known
  const letters = fold(character) ?? ''
  folded.set(character, letters)
  return letters
}

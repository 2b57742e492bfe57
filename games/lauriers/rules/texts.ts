import { withoutUnseen } from '@tablee/kernel'

/** At the door, in UTF-16 units: what a text field of a browser counts. */
export const LONGEST_TEXT = 300

/**
 * On one line, without the blanks around it; no-break spaces are kept, since French has them inside. More marks on one letter than
 * any script has would be painted over the lines around.
 */
export const tidy = (text: string): string =>
  withoutUnseen(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
    .replace(/ +/g, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim()

/** Words as a dictionary of French has them, without a picture among them. */
const isPlain = (text: string) =>
  /\p{L}/u.test(text) &&
  /^(?!.*\p{Extended_Pictographic})[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text)

/** A word, a number, or what closes a bracket or a quotation: a full stop may follow. */
const ENDS_OPEN = /[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}"'%][\s,;:]*$/u

/** « ß » and ligatures have none of their own. */
const capitalOf = (letter: string): string => {
  const upper = letter.toUpperCase()
  return upper.length === letter.length ? upper : letter
}

/** « l'eau » is typed, « l’eau » printed. */
const TYPED_APOSTROPHE = /([\p{L}\p{M}])'(?=[\p{L}\p{N}«])/gu
/** The first letter, behind signs that open. */
const FIRST_LETTER = /^([^\p{L}\p{N}]*)(\p{Ll})/u
const BLANK_BEFORE_STOP = /([^\s.…])\s+([.…]+)$/u

/** « petite prune d'eau » → « Petite prune d’eau. »; other scripts and signs stay as they are. */
export const asSentence = (text: string): string => {
  if (!isPlain(text)) return text
  const begun = text
    .replace(TYPED_APOSTROPHE, '$1’')
    .replace(FIRST_LETTER, (_, signs: string, letter: string) => signs + capitalOf(letter))
    .replace(BLANK_BEFORE_STOP, '$1$2')
  return ENDS_OPEN.test(begun) ? `${begun.replace(/[\s,;:]+$/u, '')}.` : begun
}

/** LAU-8: how a text is read out where nobody touches it up. */
export const asRead = (text: string): string => asSentence(tidy(text))

/** Something that can be seen: blanks and joiners alone are nothing. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** « Œuf de l’oie, cuit. » → oeuf de loie cuit (ALL-1: neither case nor accents matter, hyphens and apostrophes are skipped). */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'’ʼ\p{Pd}]/gu, '')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()

/** A text of signs alone has nothing to fold: it is what it is. */
export const isSameText = (one: string, other: string): boolean => {
  const folded = foldText(one)
  return folded === '' ? one === other : folded === foldText(other)
}

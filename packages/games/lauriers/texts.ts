/** At the door, in UTF-16 units: what a text field of a browser counts. */
export const LONGEST_TEXT = 300

/** On one line, without the blanks around it; no-break spaces are kept, since French has them inside. */
export const tidy = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ').trim()

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

/** A table's code as the server writes it: nothing that could be taken for something else. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const AMBIGUOUS = '01ILOU'

export const LONGEST_CODE = 5
export const SHORTEST_CODE = 4

type ReadCode =
  | { readonly kind: 'code'; readonly code: string }
  /** The letters that no code has. */
  | { readonly kind: 'ambiguous'; readonly letters: string }
  | { readonly kind: 'unfinished' }

/** « k7 qf », « …/table/K7QF » → K7QF */
export const codeLetters = (raw: string): string =>
  (/\/(?:table|ecran)\/([^/?#]+)/.exec(raw)?.[1] ?? raw)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, LONGEST_CODE)

export const readCode = (raw: string): ReadCode => {
  const letters = codeLetters(raw)
  const odd = [...letters].filter((letter) => AMBIGUOUS.includes(letter))
  if (odd.length > 0) return { kind: 'ambiguous', letters: [...new Set(odd)].join(', ') }
  const isWhole = letters.length >= SHORTEST_CODE && [...letters].every((letter) => LETTERS.includes(letter))
  return isWhole ? { kind: 'code', code: letters } : { kind: 'unfinished' }
}

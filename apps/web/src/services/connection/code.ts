import { CODE_SIGNS, LONGEST_CODE, SHORTEST_CODE } from '@tablee/protocol'

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
  const odd = [...letters].filter((letter) => !CODE_SIGNS.includes(letter))
  if (odd.length > 0) return { kind: 'ambiguous', letters: [...new Set(odd)].join(', ') }
  return letters.length < SHORTEST_CODE ? { kind: 'unfinished' } : { kind: 'code', code: letters }
}

/** What a machine can tell of a word by its letters alone: some themes ask nothing else. */
export type Check =
  | { readonly kind: 'longer-than'; readonly letters: number }
  | { readonly kind: 'starts-with' | 'ends-with' | 'contains'; readonly letters: string }
  | { readonly kind: 'double-letter' }

const KINDS = { 'commence par': 'starts-with', 'finit par': 'ends-with', contient: 'contains' } as const

/** « plus de 8 lettres », « commence par C », « finit par ION », « contient OU », « lettre double »; undefined for anything else. */
export const readCheck = (text: string): Check | undefined => {
  const [, length] = /^plus de ([1-9]\d?) lettres$/.exec(text) ?? []
  if (length !== undefined) return { kind: 'longer-than', letters: Number(length) }
  const [, kind, letters] = /^(commence par|finit par|contient) ([A-Z]+)$/.exec(text) ?? []
  if (letters !== undefined) return { kind: KINDS[kind as keyof typeof KINDS], letters }
  return text === 'lettre double' ? { kind: 'double-letter' } : undefined
}

/** By the letters of a word, folded (ALL-1). */
export const passes = (check: Check, letters: string): boolean => {
  switch (check.kind) {
    case 'longer-than':
      return letters.length > check.letters
    case 'starts-with':
      return letters.startsWith(check.letters)
    case 'ends-with':
      return letters.endsWith(check.letters)
    case 'contains':
      return letters.includes(check.letters)
    case 'double-letter':
      return /(.)\1/.test(letters)
  }
}

/**
 * The characters of a table's code. Leaves out the ones that are confused most often (0 O, 1 I L, U V) and all vowels, so that no code
 * spells a word.
 */
export const CODE_SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ'
export const SHORTEST_CODE = 4
/** Enough for ten million tables: see `codeLength` in packages/host/src/random.ts. */
export const LONGEST_CODE = 8

/**
 * What a table's code is made of: none of those that are taken for one another most (0 O, 1 I L, U V), and no vowel, so that no
 * code is a word.
 */
export const CODE_SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ'
export const SHORTEST_CODE = 4
/** Enough for ten million tables: see `codeLength` in packages/host/src/random.ts. */
export const LONGEST_CODE = 8

/**
 * What a table's code is made of: nothing that could be taken for something else on paper or aloud (0 O, 1 I L, U V), and no
 * vowel, so that no code is a word.
 */
export const CODE_SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ'
export const SHORTEST_CODE = 4
export const LONGEST_CODE = 5

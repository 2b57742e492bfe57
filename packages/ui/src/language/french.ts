const isVowel = (letter: string) => /^[aeiouyœæ]/i.test(letter.normalize('NFD'))

/** « de Camille », « d’Inès » */
export const de = (name: string): string => (isVowel(name) ? `d’${name}` : `de ${name}`)

/** « que Camille », « qu’Inès » */
export const que = (name: string): string => (isVowel(name) ? `qu’${name}` : `que ${name}`)

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze']

/** A small number as a word: 5 → « cinq ». */
export const spoken = (count: number): string => NUMBERS[count] ?? String(count)

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

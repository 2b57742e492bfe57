const isVowel = (letter: string) => /^[aeiouyœæ]/i.test(letter.normalize('NFD'))

/** « de Camille », « d’Inès » */
export const de = (name: string): string => (isVowel(name) ? `d’${name}` : `de ${name}`)

/** « que Camille », « qu’Inès » */
export const que = (name: string): string => (isVowel(name) ? `qu’${name}` : `que ${name}`)

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze']

/** Small numbers as one says them. */
export const spoken = (count: number): string => NUMBERS[count] ?? String(count)

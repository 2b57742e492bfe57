import { slug } from './slug.ts'

const ENDINGS = /(ement|ment|ation|tion|euse|ique|aire|able|ible|ier|eux|eur|age|ant|ent|er|ir|re|ee|al|if|e)$/
const SHORTEST_STEM = 4
/** Shorter pieces stand in a word by chance: « mare » in « camarilla ». */
const SHORTEST_PIECE = 5

/** « épargner » → epargn; what is left would be too short: the word as it is. */
export const stem = (word: string): string => {
  const singular = word.replace(/[sx]$/, '')
  const cut = singular.replace(ENDINGS, '')
  return cut.length >= SHORTEST_STEM ? cut : singular
}

const isOfFamily = (head: string, word: string): boolean =>
  word.startsWith(stem(head)) ||
  [stem(word), word].some((piece) => piece.length >= SHORTEST_PIECE && head.includes(piece))

/** The words of a text that give a headword away: « chanter » does it for « chantepleure », « jaune » for « béjaune ». */
export const familyWords = (headword: string, text: string): string[] => {
  const heads = slug(headword)
    .split('-')
    .filter((head) => head.length >= SHORTEST_STEM)
  return slug(text)
    .split('-')
    .filter((word) => heads.some((head) => isOfFamily(head, word)))
}

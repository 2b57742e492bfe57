export { type Commonness, commonnessOf, countCommon } from './commonness.ts'
export {
  askPlay,
  askSpelling,
  LONGEST_WRITTEN,
  type PlayAnswer,
  type PlayWords,
  readQuestion,
  type SpellingAnswer,
} from './dico.ts'
export { fold, type Letters } from './letters.ts'
export { isSpelledBeginning, spellings } from './spelling.ts'
export { type NextLetter, WordGraph } from './word-graph.ts'

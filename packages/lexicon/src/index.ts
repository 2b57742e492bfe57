export { COMMONNESS, type Commonness, commonnessOf } from './commonness.ts'
export {
  askPlay,
  askSpelling,
  type PlayAnswer,
  type PlayWords,
  type Question,
  readQuestion,
  type SpellingAnswer,
} from './dico.ts'
export { fold, type Letters, LONGEST, SHORTEST } from './letters.ts'
export { nearest } from './nearest.ts'
export { isSpelledBeginning, spellings } from './spelling.ts'
export { type NextLetter, WordGraph } from './word-graph.ts'

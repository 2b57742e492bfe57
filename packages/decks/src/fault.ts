/** What is wrong with a deck, and on which line; texts for people are made from it. */
export interface Fault {
  readonly line: number
  readonly code: FaultCode
  readonly about: string
}

type FaultCode =
  | 'answers-before-category'
  | 'back-without-front'
  | 'card-without-back'
  | 'category-empty'
  | 'category-too-long'
  | 'category-twice'
  | 'category-typography'
  | 'answer-empty'
  | 'answer-not-one-word'
  | 'answer-twice'
  | 'answer-misspelled'
  | 'answers-too-few'
  | 'answers-too-narrow'

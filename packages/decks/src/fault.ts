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
  | 'answer-plural'
  | 'answer-fails-check'
  | 'check-before-theme'
  | 'check-second'
  | 'check-unknown'
  | 'themes-alike'
  | 'text-before-card'
  | 'card-not-of-four'
  | 'word-without-kind'
  | 'word-misspelled'
  | 'word-proper'
  | 'word-twice'
  | 'definition-missing'
  | 'definition-second'
  | 'bluffs-not-three'
  | 'text-too-short'
  | 'text-too-long'
  | 'text-typography'
  | 'text-form'
  | 'text-of-family'
  | 'text-twice'
  | 'exception-without-reason'

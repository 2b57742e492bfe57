/** What is wrong with a deck, and on which line; texts for people are made from it. A game has codes of its own. */
export interface Fault<Code extends string = string> {
  readonly line: number
  readonly code: Code
  readonly about: string
}

/** Faults of the file itself, found for every game alike. */
export type FileFault =
  | 'deck-not-text'
  | 'deck-too-large'
  | 'deck-too-many-lines'
  | 'line-too-long'
  | 'deck-without-game'
  | 'deck-without-title'
  | 'deck-title-too-long'
  | 'deck-too-small'
  | 'deck-too-many-cards'
  | 'deck-too-many-answers'

/** Faults of two-sided cards in a deck that somebody wrote (own-sides.ts). */
export type SideFault =
  | 'answers-before-category'
  | 'back-without-front'
  | 'category-empty'
  | 'category-too-long'
  | 'category-twice'
  | 'answer-not-one-word'
  | 'answers-too-many'

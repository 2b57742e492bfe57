export { checkThemeCards } from '@tablee/games/kokomots/deck/check.ts'
export { themeDeck } from '@tablee/games/kokomots/deck/deck.ts'
export {
  CONSTRAINTS,
  KOKOMOTS_LETTERS,
  type LetterCard,
  type LetterSet,
  letterCards,
} from '@tablee/games/kokomots/deck/letters.ts'
export { parseThemeCards } from '@tablee/games/kokomots/deck/parse.ts'
export { checkDefinitionCards } from '@tablee/games/lauriers/deck/check.ts'
export { definitionDeck } from '@tablee/games/lauriers/deck/deck.ts'
export { FEWEST_GUESSED, guesserFigures, MOST_FOUND } from '@tablee/games/lauriers/deck/guessers.ts'
export { ownDefinitionDeck } from '@tablee/games/lauriers/deck/own-deck.ts'
export { parseDefinitionCards } from '@tablee/games/lauriers/deck/parse.ts'
export { checkCategoryCards } from '@tablee/games/mot-pour-mot/deck/check.ts'
export { categoryDeck } from '@tablee/games/mot-pour-mot/deck/deck.ts'
export { likenesses } from './alike.ts'
export { checkBoxes, checkSize } from './box.ts'
export { parseExceptions } from './exceptions.ts'
export type { Fault, FaultCode } from './fault.ts'
export {
  countCards,
  FEWEST_CARDS,
  LARGEST_OWN_DECK,
  OWN_DECK_GAMES,
  type OwnDeckGame,
  readHeader,
  readOwnDeck,
} from './own-deck.ts'
export { readOwnCategories, readOwnDefinitions, readOwnThemes } from './own-deck-cards.ts'
export { type CategoryCard, parseCategoryCards } from './sides.ts'
export { findVulgar } from './vulgar.ts'

export { likenesses } from './alike.ts'
export { checkBoxes, checkSize } from './box.ts'
export { type CategoryCard, parseCategoryCards } from './category-cards.ts'
export { categoryDeck } from './category-deck.ts'
export { checkCategoryCards } from './check-cards.ts'
export { checkDefinitionCards } from './check-definitions.ts'
export { checkThemeCards } from './check-themes.ts'
export { parseDefinitionCards } from './definition-cards.ts'
export { type DefinitionCard, definitionDeck } from './definition-deck.ts'
export { parseExceptions } from './exceptions.ts'
export type { Fault, FaultCode } from './fault.ts'
export { FEWEST_GUESSED, guesserFigures, MOST_FOUND } from './guessers.ts'
export { CONSTRAINTS, KOKOMOTS_LETTERS, type LetterCard, type LetterSet, letterCards } from './letter-cards.ts'
export {
  countCards,
  FEWEST_CARDS,
  LARGEST_OWN_DECK,
  OWN_DECK_GAMES,
  type OwnDeck,
  type OwnDeckGame,
  readHeader,
  readOwnDeck,
} from './own-deck.ts'
export { readOwnCategories, readOwnDefinitions, readOwnThemes } from './own-deck-cards.ts'
export { ownDefinitionDeck } from './own-deck-definitions.ts'
export { parseThemeCards } from './theme-cards.ts'
export { type ThemeCard, themeDeck } from './theme-deck.ts'
export { findVulgar } from './vulgar.ts'

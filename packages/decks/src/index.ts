export { type CategoryCard, parseCategoryCards } from './category-cards.ts'
export { categoryDeck } from './category-deck.ts'
export { checkCategoryCards } from './check-cards.ts'

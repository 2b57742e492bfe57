export { type CategoryCard, parseCategoryCards } from './category-cards.ts'
export { checkCategoryCards } from './check-cards.ts'

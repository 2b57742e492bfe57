import { expect, it } from 'vitest'
import { firstLanguage } from './first-language.ts'

it.each([
  [['fr-FR', 'fr', 'en-US'], 'fr'],
  [['en-GB', 'en', 'fr-CA'], 'fr'],
  [['FR'], 'fr'],
  [['en-US', 'en'], 'en'],
  [['de-CH', 'it'], 'en'],
  // Frisian, and Friulian, are not French.
  [['fy-NL'], 'en'],
  [['fur-IT'], 'en'],
  [[], 'fr'],
] as const)('a browser that asks for %j is first greeted in %s', (read, language) => {
  expect(firstLanguage(read)).toBe(language)
})

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** « en-GB, de » → English: a browser of a French reader lists French; other readers are more likely to know English. */
export const firstLanguage = (read: readonly string[]): Language =>
  read.length === 0 || read.some((tag) => /^fr\b/i.test(tag)) ? 'fr' : 'en'

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** « en-GB, de » → English: whoever reads French says so to the browser; everybody else is likelier to read English. */
export const firstLanguage = (read: readonly string[]): Language =>
  read.length === 0 || read.some((tag) => /^fr\b/i.test(tag)) ? 'fr' : 'en'

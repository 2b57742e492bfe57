const LONGEST = 48

/** A text as a message quotes it: its beginning will do. */
const shortened = (text: string): string => {
  const signs = [...text]
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('').trimEnd()}…` : text
}

/** Quotes a text of a deck in a message about it. */
export const quoted = {
  fr: (about: string): string => `«\u00a0${shortened(about)}\u00a0»`,
  en: (about: string): string => `“${shortened(about)}”`,
}

/** The same in every language. */
export const LINKS = {
  grammalecte: { name: 'Grammalecte', href: 'https://grammalecte.net/' },
  mpl: { name: 'Mozilla Public License 2.0', href: 'https://www.mozilla.org/MPL/2.0/' },
  ofl: { name: 'SIL Open Font License 1.1', href: 'https://openfontlicense.org/' },
} as const
export type LinkName = keyof typeof LINKS

/** As many as the table hears. */
const LONGEST = 40
const SEPARATORS = [' ', '-', '’']

/** What a key writes: letters, and what stands between two of them. */
export const typed = (text: string, added: string): string =>
  (text + added.replace(/[^\p{L}\p{M} '’-]/gu, ''))
    .replace(/^[\s'’-]+/u, '')
    .replace(/\s+/gu, ' ')
    .slice(0, LONGEST)

/** « porte » → « porte␣ », then « porte- », « porte’ », and again. */
export const separated = (text: string): string => {
  if (text === '') return ''
  const at = SEPARATORS.indexOf(text.slice(-1))
  return at < 0 ? typed(text, ' ') : text.slice(0, -1) + (SEPARATORS[(at + 1) % SEPARATORS.length] ?? '')
}

/** Without its last sign. */
export const erased = (text: string): string => [...text].slice(0, -1).join('')

/** « new york » → « New York », and back. */
export const cased = (text: string, isName: boolean): string =>
  text.replace(/\p{L}+/gu, (word) =>
    isName
      ? word.slice(0, 1).toLocaleUpperCase('fr') + word.slice(1).toLocaleLowerCase('fr')
      : word.toLocaleLowerCase('fr'),
  )

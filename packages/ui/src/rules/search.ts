import type { NumberedClause, RulesPage } from './book.ts'
import { partsOf } from './clause.ts'

const ID = /\b[A-Z]{2,}-\d+\b/g

const foldLetter = (letter: string): string => {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('œ', 'oe').replace('æ', 'ae')
  return /^[a-z0-9]+$/.test(bare) ? bare : ' '
}

/** « C’est dit ! » → « c est dit »: as people type it, whatever their keyboard. */
export const plainly = (text: string): string => Array.from(text, foldLetter).join('').replace(/ +/g, ' ').trim()

/** The words searched; a single letter says nothing. */
export const searchedWords = (query: string): string[] =>
  plainly(query)
    .split(' ')
    .filter((word) => word.length > 1)

const beginsIn = (plain: string, beginning: string) => ` ${plain}`.includes(` ${beginning}`)
const hasAll = (plain: string, words: readonly string[]) => words.every((word) => beginsIn(plain, word))
const shown = (clause: NumberedClause) => [clause.name, ...partsOf(clause).map(({ says }) => says)].join(' | ')
const idsOf = (clauses: readonly { readonly id: string }[]) => clauses.map(({ id }) => id)

/** The ids named, as in a refusal that was copied; else clauses with the whole phrase; else those with all its words. */
export const find = ({ clauses }: RulesPage, query: string): readonly string[] => {
  const named: readonly string[] = query.toUpperCase().match(ID) ?? []
  const exact = clauses.filter(({ id }) => named.includes(id))
  if (exact.length > 0) return idsOf(exact)
  // An id alone is meant as one, even where its letters are a word: « dix ».
  if (named.length === 1 && named[0] === query.trim().toUpperCase()) return []
  const phrase = plainly(query)
  if (phrase === '') return idsOf(clauses)
  const texts = clauses.map((clause) => ({
    id: clause.id,
    plain: plainly([clause.id, shown(clause), ...clause.seenAs].join(' | ')),
  }))
  const withPhrase = texts.filter(({ plain }) => beginsIn(plain, phrase))
  const words = searchedWords(query)
  return idsOf(
    withPhrase.length > 0 || words.length === 0 ? withPhrase : texts.filter(({ plain }) => hasAll(plain, words)),
  )
}

/** What is seen on screen that answers a search whose words the clause itself does not have. */
export const seenOnScreen = (clause: NumberedClause, query: string): string | undefined => {
  const words = searchedWords(query)
  if (words.length === 0 || hasAll(plainly(shown(clause)), words)) return undefined
  return clause.seenAs.find((seen) => hasAll(plainly(seen), words))
}

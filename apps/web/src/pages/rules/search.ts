import { type Clause, partsOf } from '@tablee/ui/rules/clause.ts'
import type { Book } from './book.ts'
import type { ClauseId } from './sections.ts'

const ID = /\b[A-Z]{2,3}-\d+\b/g

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
const shown = (clause: Clause) => [clause.name, ...partsOf(clause).map(({ says }) => says)].join(' | ')

/** The ids named, as in a refusal that was copied; else clauses with the whole phrase; else those with all its words. */
export const find = ({ ids, clauses, seenAs }: Book, query: string): readonly ClauseId[] => {
  const named: readonly string[] = query.toUpperCase().match(ID) ?? []
  const exact = ids.filter((id) => named.includes(id))
  if (exact.length > 0) return exact
  const phrase = plainly(query)
  if (phrase === '') return ids
  const texts = ids.map((id) => ({ id, plain: plainly([id, shown(clauses[id]), ...seenAs[id]].join(' | ')) }))
  const withPhrase = texts.filter(({ plain }) => beginsIn(plain, phrase))
  const words = searchedWords(query)
  const found =
    withPhrase.length > 0 || words.length === 0 ? withPhrase : texts.filter(({ plain }) => hasAll(plain, words))
  return found.map(({ id }) => id)
}

/** What is seen on screen that answers a search whose words the clause itself does not have. */
export const seenOnScreen = ({ clauses, seenAs }: Book, id: ClauseId, query: string): string | undefined => {
  const words = searchedWords(query)
  if (words.length === 0 || hasAll(plainly(shown(clauses[id])), words)) return undefined
  return seenAs[id].find((seen) => hasAll(plainly(seen), words))
}

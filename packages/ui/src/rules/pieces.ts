import { plainly, searchedWords } from './search.ts'

/** A piece of a clause's text: plain, found by the search, or another clause's id. */
interface Piece {
  readonly text: string
  readonly kind: 'plain' | 'found' | 'id'
}

const ID = /\b([A-Z]{2,}-\d+)\b/
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Words that begin as one of those searched. */
const withFound = (text: string, searched: readonly string[]): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const plain = plainly(word)
    if (!searched.some((each) => plain.startsWith(each))) continue
    if (index > at) pieces.push({ text: text.slice(at, index), kind: 'plain' })
    pieces.push({ text: word, kind: 'found' })
    at = index + word.length
  }
  return at < text.length ? [...pieces, { text: text.slice(at), kind: 'plain' }] : pieces
}

export const piecesOf = (text: string, query: string): Piece[] => {
  const searched = searchedWords(query)
  return text
    .split(ID)
    .flatMap((part, nth): Piece[] => (nth % 2 === 1 ? [{ text: part, kind: 'id' }] : withFound(part, searched)))
}

import { type Value, valued } from '../parts/value.ts'
import { type CardId, faceFrom, printedOn } from '../rules/cards.ts'
import { type Laid, lettersOf } from '../rules/rows.ts'
import type { ClauseId } from './sections.ts'

/** A row as it is drawn beside a clause: what lay there, what was added, and what the word is worth. */
interface CardRow extends Value {
  readonly lay: readonly Laid[]
  readonly added: readonly Laid[]
  readonly word: string
}

/** Words side by side, or each the counter of the one before: only the last one scores. */
export interface CardRows {
  readonly rows: readonly CardRow[]
  readonly isChain?: boolean
}

/** « E », « E> » a REPLAY, « E! » UNCOUNTERABLE, « ?E » a JOKER named E. */
const laid = (short: string): Laid => {
  const card = `${faceFrom(short)}-1` as CardId
  return { card, letter: printedOn(card) ?? short.charAt(1) }
}
const split = (text: string) => text.split(' ').filter((each) => each !== '')

/** « R U | S> E ». */
const rowOf = (text: string): CardRow => {
  const [lay = [], added = []] = text.split('|').map((part) => split(part).map(laid))
  const word = lettersOf([...lay, ...added])
  return { lay, added, word, ...valued(word) }
}

export const CARD_ROWS: Readonly<Record<string, CardRows>> = {
  'WO-11': { rows: [rowOf('R U | S> E> E S')] },
  'WO-12': { rows: [rowOf('R O ?B | E'), rowOf('O B ?J E | T')] },
  'WO-15': { rows: ['R U E', 'R O B E', 'O B J E T', 'A B O Y E Z'].map(rowOf) },
  'WO-20': { rows: [rowOf('C H A | T'), rowOf('C H A T | T> E'), rowOf('C H A T T> E | S')], isChain: true },
} satisfies Partial<Record<ClauseId, CardRows>>

import { KOKOMOTS_LETTERS, type LetterCard, letterCards } from '@tablee/game-kit/deck/index.ts'
import { type CardId, PACK } from '@tablee/games/word-out/game.ts'
import type { Grid } from './impose.ts'

export const PRINTED_GAMES = ['mot-pour-mot', 'lauriers', 'kokomots', 'word-out'] as const
export type PrintedGame = (typeof PRINTED_GAMES)[number]

export interface Meaning {
  readonly word: string
  readonly kind: string
  readonly definition: string
}

/** What is printed on one side of a card. A card's number stands on both, so that one sees what belongs together. */
export type Face =
  | { readonly kind: 'title'; readonly text: string; readonly number: number; readonly side: 'front' | 'back' }
  | {
      readonly kind: 'words' | 'definitions'
      readonly meanings: readonly Meaning[]
      readonly number: number
      /** Where there are several. */
      readonly box?: number
    }
  | { readonly kind: 'letter'; readonly card: LetterCard }
  | { readonly kind: 'word-out'; readonly card: CardId }
  | { readonly kind: 'cover' }

export interface PrintedCard {
  readonly front: Face
  readonly back: Face
  /** What of it is printed when paper has one side only: a category is a card by itself, a definition needs its word. */
  readonly alone: readonly Face[]
  readonly box: number
}

/** Cards of one size. */
export interface Part {
  readonly name: 'cards' | 'letters'
  readonly grid: Grid
  readonly cards: readonly PrintedCard[]
}

export interface PrintedDeck {
  readonly game: PrintedGame
  /** One's own has a title. */
  readonly title?: string
  readonly parts: readonly Part[]
}

// All leave 12 mm of margin at least: 8 for the printer, 4 for the cut marks.
const TITLES: Grid = { columns: 3, rows: 7, width: 62, height: 39 }
const DEFINITIONS: Grid = { columns: 2, rows: 4, width: 93, height: 68 }
const LETTERS: Grid = { columns: 5, rows: 5, width: 37, height: 54 }
const WORD_OUT: Grid = { columns: 4, rows: 4, width: 46, height: 65 }

const COVER: Face = { kind: 'cover' }

interface TwoSided {
  readonly front: { readonly line: number; readonly category: string }
  readonly back: { readonly line: number; readonly category: string }
}

/** Categories of Mot pour Mot (MPM-4), themes of Kokomots (KOK-1). */
export const titlePart = (cards: readonly TwoSided[]): Part => ({
  name: 'cards',
  grid: TITLES,
  cards: cards.map(({ front, back }, nth) => {
    const faces = {
      front: { kind: 'title', text: front.category, number: nth + 1, side: 'front' },
      back: { kind: 'title', text: back.category, number: nth + 1, side: 'back' },
    } as const
    // In a deck of one's own a card may have the same on both sides.
    const alone = front.line === back.line ? [faces.front] : [faces.front, faces.back]
    return { ...faces, alone, box: 1 }
  }),
})

interface FourWords {
  readonly box: number
  readonly words: readonly {
    readonly word: string
    readonly kind: string
    readonly definition: { readonly text: string }
  }[]
}

/** LAU-4: the words on one side, what they mean on the other; bluffs are for bots. */
export const definitionPart = (cards: readonly FourWords[]): Part => {
  const hasBoxes = cards.some(({ box }) => box > 1)
  return {
    name: 'cards',
    grid: DEFINITIONS,
    cards: cards.map(({ box, words }, nth) => {
      const meanings = words.map(({ word, kind, definition }) => ({ word, kind, definition: definition.text }))
      const printed = { meanings, number: nth + 1, ...(hasBoxes && { box }) }
      const back: Face = { kind: 'definitions', ...printed }
      return { front: { kind: 'words', ...printed }, back, alone: [back], box }
    }),
  }
}

const covered = (front: Face): PrintedCard => ({ front, back: COVER, alone: [front], box: 1 })

/** KOK-1 */
export const letterPart = (): Part => ({
  name: 'letters',
  grid: LETTERS,
  cards: [...letterCards(KOKOMOTS_LETTERS).values()].map((card) => covered({ kind: 'letter', card })),
})

/** WO-1 */
export const wordOutPart = (): Part => ({
  name: 'cards',
  grid: WORD_OUT,
  // Any number will do: a card is known by its face here.
  cards: PACK.map((face) => covered({ kind: 'word-out', card: `${face}-1` as CardId })),
})

import cards from '@tablee/games/lauriers/deck/cards.txt?url'
import { type CardPrint, definePart, type PrintedPart } from '@tablee/ui/deck/card-print.ts'
import { readOwnDefinitions } from '../deck/own-cards.ts'
import { parseDefinitionCards } from '../deck/parse.ts'
import PrintedWords from './PrintedWords.svelte'

interface Meaning {
  readonly word: string
  readonly kind: string
  readonly definition: string
}

export interface WordsFace {
  readonly kind: 'words' | 'definitions'
  readonly meanings: readonly Meaning[]
  readonly number: number
  /** Where there are several. */
  readonly box?: number
}

interface FourWords {
  readonly box: number
  readonly words: readonly {
    readonly word: string
    readonly kind: string
    readonly definition: { readonly text: string }
  }[]
}

/** LAU-4: the words on one side, what they mean on the other; bluffs are for bots. */
const definitionPart = (written: readonly FourWords[]): PrintedPart => {
  const hasBoxes = written.some(({ box }) => box > 1)
  return definePart<WordsFace>({
    id: 'cards',
    texts: {
      fr: { name: 'Cartes', oneSided: 'Mots et définitions du même côté.' },
      en: { name: 'Cards', oneSided: 'Words and definitions on the same side.' },
    },
    grid: { columns: 2, rows: 4, width: 93, height: 68 },
    Face: PrintedWords,
    cards: written.map(({ box, words }, nth) => {
      const meanings = words.map(({ word, kind, definition }) => ({ word, kind, definition: definition.text }))
      const printed = { meanings, number: nth + 1, ...(hasBoxes && { box }) }
      const back = { kind: 'definitions', ...printed } as const
      // A definition needs its word: the back has both.
      return { front: { kind: 'words', ...printed }, back, alone: [back], box }
    }),
  })
}

export const print: CardPrint = {
  frame: '#7a5400',
  cards,
  box: (text) => [definitionPart(parseDefinitionCards(text).cards)],
  own: (text) => definitionPart(readOwnDefinitions(text).cards),
}

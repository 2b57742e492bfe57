import { definePart, type PrintedPart } from './card-print.ts'
import PrintedTitle from './PrintedTitle.svelte'

export interface TitleFace {
  readonly text: string
  /** Stands on both sides of a card, so that one sees what belongs together. */
  readonly number: number
  readonly side: 'front' | 'back'
}

interface TwoSided {
  readonly front: { readonly line: number; readonly category: string }
  readonly back: { readonly line: number; readonly category: string }
}

/** Cards with a line of text on each side. */
export const titlePart = (cards: readonly TwoSided[]): PrintedPart =>
  definePart<TitleFace>({
    id: 'cards',
    texts: {
      fr: { name: 'Thèmes', oneSided: 'Chaque texte devient une carte.' },
      en: { name: 'Themes', oneSided: 'Each text becomes a card.' },
    },
    grid: { columns: 3, rows: 7, width: 62, height: 39 },
    Face: PrintedTitle,
    cards: cards.map(({ front, back }, nth) => {
      const faces = {
        front: { text: front.category, number: nth + 1, side: 'front' },
        back: { text: back.category, number: nth + 1, side: 'back' },
      } as const
      // In a deck that somebody wrote a card may have the same on both sides.
      const alone = front.line === back.line ? [faces.front] : [faces.front, faces.back]
      return { ...faces, alone, box: 1 }
    }),
  })

import { type CardId, faceOf } from '../game.ts'

/** What a card is, told by glyph, pattern, colour and name. */
const KINDS = ['simple', 'replay', 'uncounterable', 'bonus', 'double', 'trash', 'joker'] as const
export type Kind = (typeof KINDS)[number]

export const kindOf = (card: CardId): Kind => {
  const face = faceOf(card)
  return KINDS.find((kind) => face.startsWith(kind)) ?? 'simple'
}

/** Drawn in one stroke on 24 × 24; bonus and double say theirs in figures. */
export const GLYPHS: Readonly<Partial<Record<Kind, string>>> = {
  replay: 'M19 12a7 7 0 1 1-2.2-5.1M19.5 3v4.5H15',
  uncounterable: 'M12 3l7.5 2.5V12c0 4.5-3.2 7.5-7.5 9-4.3-1.5-7.5-4.5-7.5-9V5.5zM8.7 11.8l2.4 2.4 4.3-4.5',
  trash: 'M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5',
  joker:
    'M5 17.5C4 12 4.5 9 2.8 6.5c3 .2 5 1.5 6.2 4C9.5 7 10.5 5 12 3.5c1.5 1.5 2.5 3.5 3 7 1.2-2.5 3.2-3.8 6.2-4C19.5 9 20 12 19 17.5zM5 20.5h14',
}
export const FIGURES: Readonly<Partial<Record<Kind, string>>> = { bonus: '+2', double: '×2' }

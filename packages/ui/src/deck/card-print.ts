import type { Component } from 'svelte'
import type { Language } from '../language/first-language.ts'

/** How the cards of one kind lie on a page: columns, rows, and the size of one in millimetres. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
}

export interface PrintedCard<Face = unknown> {
  readonly front: Face
  /** Absent: the name of the game, as on every other card. */
  readonly back?: Face
  /** What of it is printed when paper has one side only. */
  readonly alone: readonly Face[]
  readonly box: number
}

export interface FaceProps<Face> {
  face: Face
  grid: Grid
  /** The game by its name. */
  name: string
  boxName: (box: number) => string
}

interface PartTexts {
  /** What its cards are, where a deck has several kinds. */
  readonly name: string
  /** What comes of the cards on paper with one side. */
  readonly oneSided: string
}

/** Cards of one size. */
export interface PrintedPart<Face = unknown> {
  readonly id: string
  readonly texts: Readonly<Record<Language, PartTexts>>
  /** Leaves 12 mm of margin at least: 8 for the printer, 4 for the cut marks. */
  readonly grid: Grid
  /** What is printed on one side of a card. */
  readonly Face: Component<FaceProps<Face>>
  readonly cards: readonly PrintedCard<Face>[]
}

/** Checks a part against its own faces; pages know none of them. The only cast between the two is here. */
export const definePart = <Face>(part: PrintedPart<Face>): PrintedPart => part as unknown as PrintedPart

/** A game's cards on paper. */
export interface CardPrint {
  /** Colour of the frames, « #rrggbb »: paper is white by day and by night. */
  readonly frame: string
  /** Where the text of its own cards is fetched. Absent: they are no text. */
  readonly cards?: string
  /** Everything in its box, from that text. */
  box(text: string): readonly PrintedPart[]
  /** A deck that somebody wrote. Left out: there are none. */
  own?(text: string): PrintedPart
}

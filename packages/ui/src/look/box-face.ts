import type { Component } from 'svelte'

/** An accent in light or dark mode: `text` for text and strokes, `fill` for buttons, `soft` for grounds, `edge` for the side of a button. */
interface Accent {
  readonly text: string
  readonly fill: string
  readonly soft: string
  readonly edge: string
}

/** The weave of a box's cloth: bands of thread over the base, in checks of one width. */
export interface Weave {
  /** Opacity that is added to the thread of the house. */
  readonly strength: number
  /** From and to, in checks. */
  readonly bands: readonly (readonly [from: number, to: number])[]
  /** After how many checks the bands are repeated. */
  readonly repeat: number
  readonly ways: readonly ('down' | 'across' | 'rising' | 'falling')[]
}

/** The colours and the cloth of a box: the one source of its CSS variables and of the share picture. Colours are « #rrggbb ». */
export interface BoxTheme {
  readonly day: Accent
  readonly lamp: Accent
  /** Ornament only; also the thread of the cloth. */
  readonly pop: string
  readonly weave: Weave
}

/** A box as it stands on the shelf. */
export interface BoxFace {
  readonly id: string
  /** Title, and what stands below it, by language. */
  readonly title: Readonly<Record<'fr' | 'en', readonly [title: string, subtitle: string]>>
  /** The subtitle names an edition: it is shown wherever two editions could be confused. */
  readonly isEdition?: true
  /** The picture on its lid, an SVG of 120 by 120. */
  readonly Art: Component
}

/** The face of one of a game's boxes; the first one for any other name. */
export const faceIn = (faces: readonly BoxFace[], box: string): BoxFace => {
  const face = faces.find(({ id }) => id === box) ?? faces[0]
  if (face === undefined) throw new Error('a game has at least one box')
  return face
}

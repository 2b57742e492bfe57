import type { PrintedCard } from './card-print.ts'

/** A card with the name of its game behind. */
export const covered = <Face>(front: Face): PrintedCard<Face> => ({ front, alone: [front], box: 1 })

/** What comes of such cards on paper with one side. */
export const COVERED_ONE_SIDED = {
  fr: 'Le dos reste blanc\u00a0: prends un papier épais.',
  en: 'The back stays white: take thick paper.',
} as const

/** The five boxes on the shelf, in their order. */
export const BOXES = ['cactus', 'capture', 'lauriers', 'kokomots', 'word-out'] as const
export type BoxName = (typeof BOXES)[number]

import type { WordGraph } from './word-graph.ts'

/** From everyday words to words that only a dictionary knows. */
export const COMMONNESS = ['everyday', 'known', 'rare'] as const
export type Commonness = (typeof COMMONNESS)[number]

const MARKS_A_BYTE = 4
const BITS = 2

/** Two bits per word, in the order of the graph's word numbers. */
export const packCommonness = (marks: readonly Commonness[]): Uint8Array => {
  const packed = new Uint8Array(Math.ceil(marks.length / MARKS_A_BYTE))
  marks.forEach((mark, number) => {
    const byte = Math.floor(number / MARKS_A_BYTE)
    packed[byte] = (packed[byte] as number) | (COMMONNESS.indexOf(mark) << (BITS * (number % MARKS_A_BYTE)))
  })
  return packed
}

export const commonnessOf = (graph: WordGraph, packed: Uint8Array, word: string): Commonness | undefined => {
  const number = graph.numberOf(word)
  if (number === undefined) return undefined
  const byte = packed[Math.floor(number / MARKS_A_BYTE)]
  if (byte === undefined) return undefined
  return COMMONNESS[(byte >> (BITS * (number % MARKS_A_BYTE))) & 3]
}

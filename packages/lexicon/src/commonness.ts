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

/** Words between two partial sums. */
const STRIDE = 64

/** Counts the words with a prefix that are at least so common, the prefix itself included if it is such a word. */
export const countCommon = (
  graph: WordGraph,
  packed: Uint8Array,
  least: Commonness,
): ((beginning: string) => number) => {
  const most = COMMONNESS.indexOf(least)
  const isCommon = (number: number) =>
    (((packed[Math.floor(number / MARKS_A_BYTE)] ?? 0) >> (BITS * (number % MARKS_A_BYTE))) & 3) <= most
  const addUp = (): number[] => {
    const sums: number[] = []
    let sum = 0
    for (let number = 0; number <= graph.size; number++) {
      if (number % STRIDE === 0) sums.push(sum)
      if (isCommon(number)) sum += 1
    }
    return sums
  }
  /** Added up when it is first asked for. */
  let sums: readonly number[] | undefined
  const before = (end: number) => {
    sums ??= addUp()
    const stride = Math.floor(end / STRIDE)
    let found = sums[stride] ?? 0
    for (let number = stride * STRIDE; number < end; number++) if (isCommon(number)) found += 1
    return found
  }
  return (beginning) => {
    const first = graph.firstFrom(beginning)
    return first === undefined ? 0 : before(first + graph.count(beginning)) - before(first)
  }
}

import type { WordGraph } from '@tablee/lexicon'

/** A word that the tiles make, and how common it is: 0 everyday, 1 known, 2 rare. */
export interface Found {
  readonly word: string
  readonly rarity: number
}

/** All words that the tiles make, each tile used once at most: every way through the graph along the letters that are left. */
export const wordsMadeOf = (graph: WordGraph, letters: readonly string[]): string[] => {
  const left = new Map<string, number>()
  for (const letter of letters) left.set(letter, (left.get(letter) ?? 0) + 1)
  const words: string[] = []
  const walk = (first: number, written: string) => {
    for (let edge = first; edge >= 0; edge = graph.beside(edge)) {
      const letter = graph.letterOf(edge)
      const count = left.get(letter) ?? 0
      if (count === 0) continue
      const word = written + letter
      if (graph.endsWord(edge)) words.push(word)
      left.set(letter, count - 1)
      walk(graph.below(edge), word)
      left.set(letter, count)
    }
  }
  walk(graph.firstEdge, '')
  return words
}

/** The longest first; of one length those that more people know, then alphabetically. */
export const byLength = (a: Found, b: Found): number =>
  b.word.length - a.word.length || a.rarity - b.rarity || (a.word < b.word ? -1 : 1)

import { type Letters, lettersOf } from './letters.ts'
import { NOTHING, type WordGraph } from './word-graph.ts'

/** Walks all paths of a graph of spelled words that use up exactly these letters, until `onReached` returns 'stop'. */
const reach = (
  graph: WordGraph,
  letters: Letters,
  onReached: (text: string, endsWord: boolean) => 'stop' | undefined,
): void => {
  const walk = (first: number, text: string, at: number): 'stop' | undefined => {
    for (let edge = first; edge !== NOTHING; edge = graph.beside(edge)) {
      const character = graph.letterOf(edge)
      const spent = lettersOf(character)
      // The letters may end inside a ligature: that is a prefix, never a word.
      const stopsInside = spent.length > 1 && at === letters.length - 1 && spent[0] === letters[at]
      if (stopsInside && onReached(text + character, false) === 'stop') return 'stop'
      if (!letters.startsWith(spent, at)) continue
      const next = at + spent.length
      if (next === letters.length && onReached(text + character, graph.endsWord(edge)) === 'stop') return 'stop'
      if (walk(graph.below(edge), text + character, next) === 'stop') return 'stop'
    }
    return undefined
  }
  walk(graph.firstEdge, '', 0)
}

/** The spellings of these letters: PORTEAVIONS → porte-avions; empty if unknown. */
export const spellings = (written: WordGraph, letters: Letters): string[] => {
  const found: string[] = []
  reach(written, letters, (text, endsWord) => {
    if (endsWord) found.push(text)
    return undefined
  })
  return found
}

export const isSpelledBeginning = (written: WordGraph, letters: Letters): boolean => {
  let isReached = false
  reach(written, letters, () => {
    isReached = true
    return 'stop'
  })
  return isReached
}

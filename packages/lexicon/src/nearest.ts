import { type Letters, lettersOf } from './letters.ts'
import { NOTHING, type WordGraph } from './word-graph.ts'

export interface Near {
  /** As spelled in the graph. */
  readonly word: string
  /** Edit distance: letters to change, insert, delete or swap with their neighbour (Damerau–Levenshtein, optimal string alignment). */
  readonly distance: number
}

/** State of a walk: the letters so far, and the last two rows of the distance matrix. */
interface Step {
  readonly spelled: string
  readonly row: readonly number[]
  readonly rowBefore: readonly number[]
}

/**
 * The words at an edit distance of at most `farthest`, nearest first; accents, case and hyphens are ignored. Walks the graph with one row
 * of the distance matrix per letter, and prunes a branch once its whole row is too far.
 */
export const nearest = (graph: WordGraph, letters: Letters, farthest = 2): Near[] => {
  const found: Near[] = []
  const walk = (first: number, written: string, from: Step) => {
    for (let edge = first; edge !== NOTHING; edge = graph.beside(edge)) {
      const character = graph.letterOf(edge)
      const step = [...lettersOf(character)].reduce((each, letter) => spell(letters, each, letter), from)
      const distance = step.row.at(-1) as number
      if (graph.endsWord(edge) && distance > 0 && distance <= farthest)
        found.push({ word: written + character, distance })
      if (Math.min(...step.row) <= farthest) walk(graph.below(edge), written + character, step)
    }
  }
  const firstRow = Array.from({ length: letters.length + 1 }, (_, column) => column)
  walk(graph.firstEdge, '', { spelled: '', row: firstRow, rowBefore: firstRow })
  return found.sort((a, b) => a.distance - b.distance)
}

const spell = (aim: Letters, { spelled, row, rowBefore }: Step, letter: string): Step => {
  const next = [(row[0] as number) + 1]
  for (let column = 1; column <= aim.length; column++) {
    const isSame = aim[column - 1] === letter
    const isSwap = column > 1 && aim[column - 1] === spelled.at(-1) && aim[column - 2] === letter
    next.push(
      Math.min(
        (next[column - 1] as number) + 1,
        (row[column] as number) + 1,
        (row[column - 1] as number) + (isSame ? 0 : 1),
        isSwap ? (rowBefore[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      ),
    )
  }
  return { spelled: spelled + letter, row: next, rowBefore: row }
}

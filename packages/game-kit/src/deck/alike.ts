import type { Fault } from './fault.ts'
import type { Side } from './sides.ts'
import { slug } from './slug.ts'
import { stem } from './word-family.ts'

interface Likeness {
  readonly side: Side
  readonly earlier: Side
  /** Of 100 answers of the longer list, how many the other has too. */
  readonly shared: number
  readonly isSaidAlike: boolean
}

/** « Quelque chose de vert » says no more than « vert ». */
const EMPTY_WORDS = new Set([
  'quelque',
  'chose',
  'choses',
  'quelqu',
  'une',
  'des',
  'les',
  'qui',
  'que',
  'dans',
  'pour',
  'avec',
])

/** « Une chose verte », « Quelque chose de vert » → vert. */
const meaning = (category: string): string =>
  [...new Set(slug(category).split('-'))]
    .filter((word) => word.length >= 3 && !EMPTY_WORDS.has(word))
    .map(stem)
    .sort()
    .join(' ')

const sizeOfBoth = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let both = 0
  for (const word of one) if (other.has(word)) both += 1
  return both
}

/** For each side but the first, the earlier one that is most like it. */
export const likenesses = (sides: readonly Side[]): Likeness[] => {
  const read = sides.map((side) => ({
    side,
    given: new Set(side.answers.map(({ word }) => word.toLowerCase())),
    said: meaning(side.category),
  }))
  return read.flatMap(({ side, given, said }, nth) => {
    let most: Likeness | undefined
    for (const other of read.slice(0, nth)) {
      const isSaidAlike = said !== '' && said === other.said
      const shared = (100 * sizeOfBoth(given, other.given)) / Math.max(given.size, other.given.size, 1)
      if (most === undefined || isSaidAlike || (!most.isSaidAlike && shared > most.shared))
        most = { side, earlier: other.side, shared, isSaidAlike }
    }
    return most ?? []
  })
}

/** Sides that ask for what an earlier one asks for, as their words or their answers tell. */
export const findAlike = (sides: readonly Side[], mostShared: number): Fault[] =>
  likenesses(sides)
    .filter(({ shared, isSaidAlike }) => isSaidAlike || shared > mostShared)
    .map(({ side, earlier }) => ({
      line: side.line,
      code: 'themes-alike',
      about: `${side.category}, ${earlier.category}`,
    }))

import { SHORTEST_WORD } from '../rules/laying.ts'
import { pointsOf } from '../rules/rows.ts'
import type { WordOutWorld } from '../rules/world.ts'
import { HABITS } from './habits.ts'
import { type Vocabulary, wordsKnown } from './vocabulary.ts'

/** Letters are numbers from 0 (A) to 25, and sets of letters are bits: thinking ahead asks for them many thousand times. */
export const numberOf = (letter: string): number => letter.charCodeAt(0) - 65
export const letterAt = (number: number): string => String.fromCharCode(65 + number)

/** The first letter of a set that has one. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set)

/** Beside the letters: a JOKER can be any of them. */
export const JOKER_BIT = 1 << 26

/** A beginning, as far as one thinks about it. */
export interface Place {
  readonly letters: string
  readonly points: number
  /** What can follow; with the JOKER's bit where anything can. */
  readonly follow: number
  /** What makes a word. */
  readonly words: number
  /** By letter, once it was asked for. */
  readonly longer: (Place | undefined)[]
}

const placeOf = (letters: string, { next, isWord }: Vocabulary): Place => {
  let follow = 0
  let words = 0
  for (const { letter } of next(letters)) {
    const bit = 1 << numberOf(letter)
    follow |= bit | JOKER_BIT
    if (letters.length + 1 >= SHORTEST_WORD && isWord(letters + letter)) words |= bit
  }
  return { letters, points: pointsOf(letters), follow, words, longer: [] }
}

/** The words that an expert has in mind, as one walks through them letter by letter. */
export interface WordTree {
  readonly root: Place
  readonly at: (letters: string) => Place
  readonly after: (place: Place, letter: number) => Place
}

const plant = (world: Vocabulary): WordTree & { readonly size: () => number } => {
  const root = placeOf('', world)
  let size = 1
  const after = (place: Place, letter: number): Place => {
    const known = place.longer[letter]
    if (known !== undefined) return known
    const longer = placeOf(place.letters + letterAt(letter), world)
    place.longer[letter] = longer
    size += 1
    return longer
  }
  const at = (letters: string) => Array.from(letters, numberOf).reduce(after, root)
  return { root, at, after, size: () => size }
}

/** Some ten megabytes. */
const LARGEST = 50_000

const trees = new WeakMap<WordOutWorld['next'], ReturnType<typeof plant>>()

/** Kept from one thought to the next, as the words stay the same; planted anew when it has grown too large. */
export const treeFor = (world: WordOutWorld): WordTree => {
  const known = trees.get(world.next)
  if (known !== undefined && known.size() < LARGEST) return known
  const tree = plant(wordsKnown(world, HABITS.sharp.knows))
  trees.set(world.next, tree)
  return tree
}

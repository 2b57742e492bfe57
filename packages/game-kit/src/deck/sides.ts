import type { Fault } from './fault.ts'
import { Faults } from './faults.ts'

/** A known answer. Proper nouns and foreign words are marked, since no spelling list vouches for them. */
export interface KnownAnswer {
  readonly word: string
  readonly isMarked: boolean
}

/** One side of a card: its category and the known answers, with the line of the file that it begins on. */
export interface Side {
  readonly line: number
  readonly category: string
  readonly answers: readonly KnownAnswer[]
}

/** A two-sided card: one category a side. */
export interface CategoryCard {
  readonly front: Side
  readonly back: Side
}

interface ParsedCards {
  readonly cards: readonly CategoryCard[]
  /** Fronts without a back: a fault in a deck of ours only. */
  readonly lone: readonly Side[]
  readonly faults: readonly Fault[]
}

/** Called while a deck is read, line by line: a fault that is found here is on the line being read. */
export interface SideChecks {
  /** A side opens. */
  readonly onSide?: (side: Side) => void
  /** An answer is about to be added to its side. */
  readonly onAnswer?: (side: Side, answer: KnownAnswer, line: number) => void
  /** How many cards with a back, and how many fronts without, there are so far. */
  readonly onCards?: (pairs: number, lone: number, line: number) => void
  /** A line that starts with « ? », below this side; else it is read like any other. */
  readonly onCheck?: (side: Side | undefined, about: string, line: number) => void
}

interface OpenSide {
  line: number
  category: string
  answers: KnownAnswer[]
}

/** « Paris* » → Paris, marked. */
const readAnswer = (raw: string): KnownAnswer => {
  const word = raw.trim()
  return word.endsWith('*') ? { word: word.slice(0, -1), isMarked: true } : { word, isMarked: false }
}

const readAnswers = (written: string): string[] => (written.endsWith(',') ? written.slice(0, -1) : written).split(',')

/**
 * « = » opens a card with the category of its front, « / » gives its back; below each stand known answers between commas.
 * Lines that start with « # » are remarks.
 */
export const parseCategoryCards = (
  text: string,
  faults: Faults = new Faults(),
  checks: SideChecks = {},
): ParsedCards => {
  const cards: CategoryCard[] = []
  const lone: Side[] = []
  let front: OpenSide | undefined
  let back: OpenSide | undefined

  const close = (line: number) => {
    if (front === undefined) return
    if (back) cards.push({ front, back })
    else {
      lone.push(front)
      faults.add(front.line, 'card-without-back', front.category)
    }
    front = undefined
    back = undefined
    checks.onCards?.(cards.length, lone.length, line)
  }
  const open = (line: number, category: string): OpenSide => {
    const side = { line, category, answers: [] }
    if (category === '') faults.add(line, 'category-empty', '')
    checks.onSide?.(side)
    return side
  }
  const answer = (side: OpenSide, written: string, line: number) => {
    for (const raw of readAnswers(written)) {
      const known = readAnswer(raw)
      if (known.word === '') faults.add(line, 'answer-empty', side.category)
      else {
        checks.onAnswer?.(side, known, line)
        side.answers.push(known)
      }
      if (faults.isEnough) return
    }
  }
  const read = (written: string, line: number) => {
    if (written === '' || written.startsWith('#')) return
    const below = () => written.slice(1).trim()
    const side = back ?? front
    if (written.startsWith('=')) {
      close(line)
      front = open(line, below())
    } else if (written.startsWith('/')) {
      if (front === undefined || back !== undefined) faults.add(line, 'back-without-front', below())
      else back = open(line, below())
    } else if (checks.onCheck && written.startsWith('?')) checks.onCheck(side, below(), line)
    else if (side === undefined) faults.add(line, 'answers-before-category', written)
    else answer(side, written, line)
  }

  const lines = text.split(/\r?\n/)
  for (let nth = 0; nth < lines.length && !faults.isEnough; nth++) read((lines[nth] ?? '').trim(), nth + 1)
  close(lines.length)
  return { cards, lone, faults: faults.found }
}

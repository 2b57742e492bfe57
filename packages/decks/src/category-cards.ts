import type { Fault } from './fault.ts'

/** A known answer. Proper nouns and foreign words are marked, since no spelling list vouches for them. */
export interface KnownAnswer {
  readonly word: string
  readonly isMarked: boolean
}

export interface Side {
  readonly line: number
  readonly category: string
  readonly answers: readonly KnownAnswer[]
}

/** A two-sided card of Mot pour Mot (MPM-4): one category a side. */
export interface CategoryCard {
  readonly front: Side
  readonly back: Side
}

interface ParsedCards {
  readonly cards: readonly CategoryCard[]
  /** Fronts without a back: at fault in a deck of ours, welcome in one's own. */
  readonly lone: readonly Side[]
  readonly faults: readonly Fault[]
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

const readAnswers = (line: string): string[] => line.replace(/,\s*$/, '').split(',')

/**
 * « = » opens a card with the category of its front, « / » gives its back; below each stand known answers between commas.
 * Lines that start with « # » are remarks.
 */
export const parseCategoryCards = (text: string): ParsedCards => {
  const cards: CategoryCard[] = []
  const lone: Side[] = []
  const faults: Fault[] = []
  let front: OpenSide | undefined
  let back: OpenSide | undefined

  const close = () => {
    if (front && back) cards.push({ front, back })
    else if (front) {
      lone.push(front)
      faults.push({ line: front.line, code: 'card-without-back', about: front.category })
    }
    front = undefined
    back = undefined
  }
  const open = (line: number, category: string): OpenSide => {
    if (category === '') faults.push({ line, code: 'category-empty', about: '' })
    return { line, category, answers: [] }
  }

  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1
    const written = raw.trim()
    if (written === '' || written.startsWith('#')) return
    if (written.startsWith('=')) {
      close()
      front = open(line, written.slice(1).trim())
    } else if (written.startsWith('/')) {
      if (front === undefined || back !== undefined)
        faults.push({ line, code: 'back-without-front', about: written.slice(1).trim() })
      else back = open(line, written.slice(1).trim())
    } else {
      const side = back ?? front
      if (side === undefined) faults.push({ line, code: 'answers-before-category', about: written })
      else
        for (const answer of readAnswers(written)) {
          const known = readAnswer(answer)
          if (known.word === '') faults.push({ line, code: 'answer-empty', about: side.category })
          else side.answers.push(known)
        }
    }
  })
  close()
  return { cards, lone, faults }
}

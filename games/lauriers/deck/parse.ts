import type { Fault } from '@tablee/game-kit/deck/fault.ts'
import { Faults } from '@tablee/game-kit/deck/faults.ts'

/** Characters on a card. */
export const LONGEST_TEXT = 180

/** LAU-4: what a card tells of a word beside its meaning. */
export const KINDS = ['n.m.', 'n.f.', 'adj.', 'adv.', 'v.t.', 'v.i.', 'loc. adv.'] as const
export type Kind = (typeof KINDS)[number]

export interface WrittenText {
  readonly line: number
  readonly text: string
}
/** A word with as many bluffs as somebody thought of. */
export interface LooseWord {
  readonly line: number
  readonly word: string
  readonly kind: Kind
  readonly definition: WrittenText
  readonly bluffs: readonly WrittenText[]
}
export interface WrittenWord extends LooseWord {
  readonly bluffs: readonly [WrittenText, WrittenText, WrittenText]
}
/** A card of Les Lauriers (LAU-4): four words. */
export interface WrittenCard<Word = WrittenWord> {
  readonly box: number
  readonly words: readonly [Word, Word, Word, Word]
}

/** What may be wrong with a card that somebody wrote. */
export type DefinitionFault =
  | 'text-before-card'
  | 'card-not-of-four'
  | 'word-without-kind'
  | 'word-twice'
  | 'definition-missing'
  | 'definition-second'
  | 'text-too-long'
/** Cards of ours have three bluffs to every word. */
type CardFault = Fault<DefinitionFault | 'bluffs-not-three'>

interface ParsedDefinitions<Word> {
  readonly cards: readonly WrittenCard<Word>[]
  readonly faults: readonly Fault[]
}

/** What else is looked at while a deck is read. */
interface CardChecks<Word> {
  /** What is wrong with a card that has its four words. */
  readonly onCard?: (words: WrittenCard<Word>['words']) => readonly CardFault[]
  /** How many cards there are so far. */
  readonly onCards?: (cards: number, line: number) => void
}

interface OpenWord {
  line: number
  head: string
  definitions: WrittenText[]
  bluffs: WrittenText[]
}

/** « à la brune, loc. adv. » → the word and its kind. */
const readHead = (head: string): { word: string; kind: Kind } | undefined => {
  const comma = head.lastIndexOf(', ')
  const kind = KINDS.find((known) => known === head.slice(comma + 2).trim())
  return comma > 0 && kind !== undefined ? { word: head.slice(0, comma).trim(), kind } : undefined
}

const readWord = ({ line, head, definitions, bluffs }: OpenWord): LooseWord | CardFault => {
  const read = readHead(head)
  if (read === undefined) return { line, code: 'word-without-kind', about: head }
  const [definition, another] = definitions
  if (definition === undefined) return { line, code: 'definition-missing', about: read.word }
  if (another !== undefined) return { line: another.line, code: 'definition-second', about: read.word }
  return { line, ...read, definition, bluffs }
}

const withThreeBluffs = (word: LooseWord): WrittenWord | CardFault => {
  const [first, second, third, fourth] = word.bluffs
  if (!first || !second || !third || fourth) return { line: word.line, code: 'bluffs-not-three', about: word.word }
  return { ...word, bluffs: [first, second, third] }
}

/**
 * « = » opens a card with its first word; the three others follow. A word stands with its kind (« zain, adj. »); below it
 * « : » gives its definition, « - » each of its three bluffs. « == » opens a box. Lines that start with « # » are remarks.
 */
const parseCards = <Word extends LooseWord>(
  text: string,
  faults: Faults<CardFault['code']>,
  accept: (word: LooseWord) => Word | CardFault,
  checks: CardChecks<Word>,
): ParsedDefinitions<Word> => {
  const cards: WrittenCard<Word>[] = []
  let box = 0
  let card: OpenWord[] | undefined

  const close = (line: number) => {
    const [opening] = card ?? []
    if (card === undefined || opening === undefined) return
    const read = card.map((word) => {
      const found = readWord(word)
      return 'code' in found ? found : accept(found)
    })
    const found = read.filter((each): each is CardFault => 'code' in each)
    const [first, second, third, fourth] = read.filter((each): each is Word => !('code' in each))
    if (card.length !== 4) found.push({ line: opening.line, code: 'card-not-of-four', about: opening.head })
    else if (first && second && third && fourth) {
      const words = [first, second, third, fourth] as const
      cards.push({ box: Math.max(box, 1), words })
      found.push(...(checks.onCard?.(words) ?? []))
    }
    // A card's faults are known once it is complete, and told in the order of its lines.
    for (const each of found.sort((a, b) => a.line - b.line)) faults.add(each.line, each.code, each.about)
    card = undefined
    checks.onCards?.(cards.length, line)
  }
  const read = (written: string, line: number) => {
    if (written === '' || written.startsWith('#')) return
    const below = written.slice(1).trim()
    if (written.startsWith('==')) {
      close(line)
      box += 1
    } else if (written.startsWith('=')) {
      close(line)
      card = [{ line, head: below, definitions: [], bluffs: [] }]
    } else if (card === undefined) faults.add(line, 'text-before-card', written)
    else if (written.startsWith(':')) card.at(-1)?.definitions.push({ line, text: below })
    else if (written.startsWith('-')) card.at(-1)?.bluffs.push({ line, text: below })
    else card.push({ line, head: written, definitions: [], bluffs: [] })
  }

  const lines = text.split(/\r?\n/)
  for (let nth = 0; nth < lines.length && !faults.isEnough; nth++) read((lines[nth] ?? '').trim(), nth + 1)
  close(lines.length)
  return { cards, faults: faults.found }
}

/** Cards of ours: three bluffs to every word. */
export const parseDefinitionCards = (text: string): ParsedDefinitions<WrittenWord> =>
  parseCards(text, new Faults(), withThreeBluffs, {})

/** Cards that somebody wrote: bluffs or none. */
export const parseLooseCards = (
  text: string,
  faults: Faults<CardFault['code']> = new Faults(),
  checks: CardChecks<LooseWord> = {},
): ParsedDefinitions<LooseWord> => parseCards(text, faults, (word) => word, checks)

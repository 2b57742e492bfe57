import type { Fault } from './fault.ts'

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

interface ParsedDefinitions<Word> {
  readonly cards: readonly WrittenCard<Word>[]
  readonly faults: readonly Fault[]
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

const readWord = ({ line, head, definitions, bluffs }: OpenWord): LooseWord | Fault => {
  const read = readHead(head)
  if (read === undefined) return { line, code: 'word-without-kind', about: head }
  const [definition, another] = definitions
  if (definition === undefined) return { line, code: 'definition-missing', about: read.word }
  if (another !== undefined) return { line: another.line, code: 'definition-second', about: read.word }
  return { line, ...read, definition, bluffs }
}

const withThreeBluffs = (word: LooseWord): WrittenWord | Fault => {
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
  accept: (word: LooseWord) => Word | Fault,
): ParsedDefinitions<Word> => {
  const cards: WrittenCard<Word>[] = []
  const faults: Fault[] = []
  let box = 0
  let card: OpenWord[] | undefined

  const close = () => {
    const read = (card ?? []).map((word) => {
      const found = readWord(word)
      return 'code' in found ? found : accept(found)
    })
    for (const found of read) if ('code' in found) faults.push(found)
    const [first, second, third, fourth] = read.filter((found): found is Word => !('code' in found))
    const opening = card?.[0]
    if (opening && card?.length !== 4)
      faults.push({ line: opening.line, code: 'card-not-of-four', about: opening.head })
    else if (first && second && third && fourth)
      cards.push({ box: Math.max(box, 1), words: [first, second, third, fourth] })
    card = undefined
  }

  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1
    const written = raw.trim()
    if (written === '' || written.startsWith('#')) return
    const head = written.replace(/^=\s*/, '')
    const below = written.slice(1).trim()
    if (written.startsWith('==')) {
      close()
      box += 1
    } else if (head !== written) {
      close()
      card = [{ line, head, definitions: [], bluffs: [] }]
    } else if (card === undefined) {
      faults.push({ line, code: 'text-before-card', about: written })
    } else if (written.startsWith(':')) {
      card.at(-1)?.definitions.push({ line, text: below })
    } else if (written.startsWith('-')) {
      card.at(-1)?.bluffs.push({ line, text: below })
    } else card.push({ line, head, definitions: [], bluffs: [] })
  })
  close()
  return { cards, faults }
}

/** Cards of ours: three bluffs to every word. */
export const parseDefinitionCards = (text: string): ParsedDefinitions<WrittenWord> => parseCards(text, withThreeBluffs)

/** Cards of one's own: bluffs or none. */
export const parseLooseCards = (text: string): ParsedDefinitions<LooseWord> => parseCards(text, (word) => word)

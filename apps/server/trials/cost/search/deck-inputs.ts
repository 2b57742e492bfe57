import { existsSync } from 'node:fs'
import { withDecks } from '@tablee/game-kit/deck/own-deck.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { Shelf } from '@tablee/kernel'
import type { Genes, InputFamily } from './hill-climb.ts'

const LARGEST = 262_144

/** The lines of a deck where they differ from those of most games: `deckLines` in the game's bench/deck-lines.ts. */
export interface DeckLines {
  /** How lines begin, in turns. */
  readonly starts: readonly [string, string, string]
  /** What stands behind a word alone on its line, instead of the first kind of line. */
  readonly entryEnd?: string
}

const CATEGORIES: DeckLines = { starts: ['= ', '/ ', ''] }

const linesOf = async (game: string): Promise<DeckLines> => {
  if (!existsSync(new URL(`../../../../../games/${game}/bench/deck-lines.ts`, import.meta.url))) return CATEGORIES
  const { deckLines }: { deckLines: DeckLines } = await import(`@tablee/games/${game}/bench/deck-lines.ts`)
  return deckLines
}

const DECKS = new Map(
  await Promise.all(
    withDecks(GAMES).map(
      async ({ id, deck: { names } }) => [id, { name: names[0], lines: await linesOf(id) }] as const,
    ),
  ),
)
export const DECK_GAMES = [...DECKS.keys()]

const LETTERS = 'aeioulnrstbcdfgmp'
const ACCENTED = 'éèêàùçœïô'

/** Seeded chance: the same genes make the same text. */
const lotsOf = (seed: number) => {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const of100 = (share: number, lot: (below: number) => number): boolean => lot(100) < share

/** A line of a deck: a header, a back, answers, or what decks of the other games contain. */
const lineOf = ({ starts, entryEnd }: DeckLines, nth: number, genes: Genes, lot: (below: number) => number): string => {
  const g = (name: string) => genes[name] as number
  const wordOf = (): string => {
    if (of100(g('twins'), lot)) return 'pomme'
    let word = ''
    for (let letters = 1 + lot(g('wordLength')); letters > 0; letters--) {
      const signs = of100(g('accents'), lot) ? ACCENTED : LETTERS
      word += signs[lot(signs.length)]
      if (of100(g('marks'), lot)) word += '\u0301'
    }
    return of100(g('unfit'), lot) ? `${word}1` : word
  }
  const wordsOf = (between: string): string => {
    const words: string[] = []
    for (let length = 0; length < g('lineLength'); ) {
      const word = wordOf()
      words.push(word)
      length += word.length + between.length
    }
    return words.join(between)
  }
  if (of100(g('heads'), lot)) return `= ${wordsOf(' ')}`
  if (entryEnd !== undefined && nth % 3 === 0) return `${wordOf()}${entryEnd}`
  return `${starts[nth % 3]}${wordsOf(of100(g('commas'), lot) ? ', ' : ' ')}`
}

const bodyOf = (game: string, genes: Genes): string => {
  const lot = lotsOf(genes.seed as number)
  const kinds = DECKS.get(game)?.lines ?? CATEGORIES
  const lines: string[] = []
  let bytes = 100
  for (let nth = 0; nth < (genes.lines as number); nth++) {
    const line = lineOf(kinds, nth, genes, lot)
    bytes += Buffer.byteLength(line) + 1
    if (bytes > LARGEST) break
    lines.push(line)
  }
  return lines.join('\n')
}

/** An uploaded deck for that game, read like the server reads it, and dealt if it is valid. */
export const deckInputs = (shelf: Shelf, game: string): InputFamily => ({
  name: `deck ${game}`,
  genes: {
    lines: [1, 66_000],
    lineLength: [1, 400],
    wordLength: [1, 40],
    commas: [0, 100],
    accents: [0, 100],
    marks: [0, 100],
    twins: [0, 100],
    heads: [0, 100],
    unfit: [0, 100],
    seed: [0, 1000],
  },
  make: (genes) => {
    const decks = shelf.get(game)?.ownDecks
    if (decks === undefined) return undefined
    const body = bodyOf(game, genes)
    const textOf = (nth: number) => `# ${DECKS.get(game)?.name} : Tout ${nth}\n${body}`
    return {
      bytes: Buffer.byteLength(textOf(0)),
      label: `deck of ${game}, ${decks.read(textOf(-1)).isFit ? 'fit' : 'unfit'}`,
      work: (nth) => {
        const text = textOf(nth)
        if (decks.read(text).isFit) decks.world(text)
      },
    }
  },
})

/** The text of such a deck, to be sent. */
export const deckText = (game: string, genes: Genes, nth: number): string =>
  `# ${DECKS.get(game)?.name} : Tout ${nth}\n${bodyOf(game, genes)}`

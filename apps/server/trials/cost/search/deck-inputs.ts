import type { Shelf } from '@tablee/kernel'
import type { Genes, InputFamily } from './hill-climb.ts'

const LARGEST = 262_144
const TITLES: Readonly<Record<string, string>> = {
  'mot-pour-mot': 'Mot pour Mot',
  lauriers: 'Les Lauriers',
  kokomots: 'Kokomots',
}
export const DECK_GAMES = Object.keys(TITLES)

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
const lineOf = (game: string, nth: number, genes: Genes, lot: (below: number) => number): string => {
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
  const start = game === 'lauriers' ? ['', ': ', '- '][nth % 3] : ['= ', '/ ', ''][nth % 3]
  if (of100(g('heads'), lot)) return `= ${wordsOf(' ')}`
  if (game === 'lauriers' && nth % 3 === 0) return `${wordOf()}, n. m.`
  return `${start}${wordsOf(of100(g('commas'), lot) ? ', ' : ' ')}`
}

const bodyOf = (game: string, genes: Genes): string => {
  const lot = lotsOf(genes.seed as number)
  const lines: string[] = []
  let bytes = 100
  for (let nth = 0; nth < (genes.lines as number); nth++) {
    const line = lineOf(game, nth, genes, lot)
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
    const textOf = (nth: number) => `# ${TITLES[game]} : Tout ${nth}\n${body}`
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
  `# ${TITLES[game]} : Tout ${nth}\n${bodyOf(game, genes)}`

import type { DeckGame } from './deck-rules.ts'
import type { Fault, FileFault } from './fault.ts'
import { Faults } from './faults.ts'
import { slug } from './slug.ts'
import { withoutUnseen } from './visible-text.ts'

/** Bytes of UTF-8: the largest deck of ours would fit. */
export const LARGEST_OWN_DECK = 256 * 1024
/** Ours have 3,100 lines, the longest of 140 characters; somebody else's list of answers may be one line. */
const MOST_LINES = 10_000
const LONGEST_LINE = 8_000
const LONGEST_TITLE = 60
/** An editor shows a few at a time, from the top. */
const MOST_FAULTS = 200

/** Faults in decks of ours only: a card without a back, an answer between two commas that is empty. */
const FORGIVEN: ReadonlySet<string> = new Set(['card-without-back', 'answer-empty'])

interface OwnDeck {
  readonly game: string
  readonly title: string
  readonly cards: number
  readonly entries: number
}

interface ReadOwnDeck {
  /** Only when nothing is at fault. */
  readonly deck?: OwnDeck
  /** In the order of the lines. */
  readonly faults: readonly Fault[]
}

/** What no text holds: control characters but tabs and ends of lines, halves of characters, what could not be decoded, towers of accents. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffd]|\p{M}{5}/u
/** Characters that the first line is read from: normalising a whole line of accents would take minutes. */
const HEADER = 400

/** The games that have a deck, of any list of games. */
export const withDecks = <Game extends { readonly id: string; readonly deck?: DeckGame['deck'] }>(
  games: readonly Game[],
): readonly DeckGame[] => games.flatMap(({ id, deck }) => (deck ? [{ id, deck }] : []))

const named = (games: readonly DeckGame[], name: string): DeckGame | undefined => {
  const asked = slug(name)
  return games.find(({ deck }) => deck.names.some((each) => slug(each) === asked))
}

/** « # Mer et montagne : La cuisine » → the game of that name and the title. */
export const readHeader = (
  games: readonly DeckGame[],
  text: string,
): { readonly game?: DeckGame | undefined; readonly title: string } => {
  const [, name = '', title = ''] = /^#+([^:\n]*)(?::(.*))?/.exec(text.trimStart().slice(0, HEADER)) ?? []
  const seen = withoutUnseen(title.normalize('NFC')).replace(/\p{Cc}+/gu, ' ')
  return { game: named(games, name), title: seen.trim() }
}

/** Which game a text is for: as its first line says, else by its lines, else the first that has a deck. Undefined where none has. */
export const gameOfDeck = (games: readonly DeckGame[], text: string): DeckGame | undefined =>
  readHeader(games, text).game ?? games.find(({ deck }) => deck.isLikely?.(text)) ?? games[0]

const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length

/** Line by line without cutting the text up: what has too many lines, or one too long, is not worth that. */
const checkLines = (text: string): Fault<FileFault> | undefined => {
  let line = 1
  let from = 0
  while (from <= text.length) {
    if (line > MOST_LINES) return { line, code: 'deck-too-many-lines', about: String(MOST_LINES) }
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    if (to - from > LONGEST_LINE) return { line, code: 'line-too-long', about: String(LONGEST_LINE) }
    from = to + 1
    line += 1
  }
  return undefined
}

/** Whether it is a text of a size to be read at all. */
const checkWhole = (text: string): Fault<FileFault> | undefined => {
  // No character is less than a byte: what is too long so far need not be measured.
  const isLarge = text.length > LARGEST_OWN_DECK || new TextEncoder().encode(text).length > LARGEST_OWN_DECK
  if (isLarge) return { line: 1, code: 'deck-too-large', about: String(LARGEST_OWN_DECK / 1024) }
  const unfit = checkLines(text)
  if (unfit !== undefined) return unfit
  const place = text.search(NO_TEXT)
  return place < 0 ? undefined : { line: lineAt(text, place), code: 'deck-not-text', about: '' }
}

const checkHeader = (title: string, faults: Faults<FileFault>) => {
  if (title === '') faults.add(1, 'deck-without-title', '')
  else if ([...title].length > LONGEST_TITLE) faults.add(1, 'deck-title-too-long', title)
}

/** Takes the first faults of a deck that somebody wrote, up to this many. */
export const ownFaults = (most: number): Faults => new Faults(most, FORGIVEN)

/**
 * A deck as somebody wrote it: the format of our own files, and a first line that names game and title. It is read less strictly than
 * ours: what a game can do without may be missing, and typography is not judged.
 * Reading stops at the fault that is the last one wanted: of a deck that is not fit, a server tells one only.
 */
export const readOwnDeck = (games: readonly DeckGame[], text: string, mostFaults = MOST_FAULTS): ReadOwnDeck => {
  const unfit = checkWhole(text)
  if (unfit !== undefined) return { faults: [unfit] }
  const { game, title } = readHeader(games, text)
  if (game === undefined) return { faults: [{ line: 1, code: 'deck-without-game', about: '' }] }
  const faults = ownFaults(mostFaults)
  checkHeader(title, faults)
  const { cards, entries } = game.deck.count(text, faults)
  const { fewestCards } = game.deck
  // Known at the end of the text only, and told there.
  if (cards < fewestCards) faults.add(lineAt(text, text.length), 'deck-too-small', String(fewestCards))
  const { found } = faults
  return found.length > 0 ? { faults: found } : { deck: { game: game.id, title, cards, entries }, faults: [] }
}

import type { Fault } from './fault.ts'
import type { Faults } from './faults.ts'
import { ownFaults, readOwnCategories, readOwnDefinitions, readOwnThemes } from './own-deck-cards.ts'
import { slug } from './slug.ts'
import { withoutUnseen } from './visible-text.ts'

/** The games that can be played with a deck of one's own; the cards of Word Out! have no texts on them. */
export const OWN_DECK_GAMES = ['mot-pour-mot', 'lauriers', 'kokomots'] as const
export type OwnDeckGame = (typeof OWN_DECK_GAMES)[number]

/** Bytes of UTF-8: our whole deck of Mot pour Mot would fit, and a box of Les Lauriers. */
export const LARGEST_OWN_DECK = 256 * 1024
/** Ours have 3,100 lines, the longest of 140 characters; somebody else's list of answers may be one line. */
const MOST_LINES = 10_000
const LONGEST_LINE = 8_000
const LONGEST_TITLE = 60
/** An editor shows a few at a time, from the top. */
const MOST_FAULTS = 200

/** Cards below which a game would be the same over and over (docs/decisions/017-own-decks.md). */
export const FEWEST_CARDS: Readonly<Record<OwnDeckGame, number>> = {
  'mot-pour-mot': 5, // ten categories
  lauriers: 5, // twenty words
  kokomots: 20, // KOK-3: four piles of five
}

interface OwnDeck {
  readonly game: OwnDeckGame
  readonly title: string
  readonly cards: number
  /** Categories, themes or words. */
  readonly entries: number
}

interface ReadOwnDeck {
  /** Only when nothing is at fault. */
  readonly deck?: OwnDeck
  /** In the order of the lines. */
  readonly faults: readonly Fault[]
}

const GAMES: ReadonlyMap<string, OwnDeckGame> = new Map([
  ['mot-pour-mot', 'mot-pour-mot'],
  ['les-lauriers', 'lauriers'],
  ['lauriers', 'lauriers'],
  ['kokomots', 'kokomots'],
])

/** What no text holds: control characters but tabs and ends of lines, halves of characters, what could not be decoded, towers of accents. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffd]|\p{M}{5}/u
/** What a first line is read from: put in order whole, a line of accents would take minutes. */
const HEADER = 400

/** « # Mot pour Mot : La cuisine » → the game and the title. */
export const readHeader = (text: string): { readonly game?: OwnDeckGame | undefined; readonly title: string } => {
  const [, name = '', title = ''] = /^#+([^:\n]*)(?::(.*))?/.exec(text.trimStart().slice(0, HEADER)) ?? []
  const seen = withoutUnseen(title.normalize('NFC')).replace(/\p{Cc}+/gu, ' ')
  return { game: GAMES.get(slug(name)), title: seen.trim() }
}

const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length

/** Line by line without cutting the text up: what has too many lines, or one too long, is not worth that. */
const checkLines = (text: string): Fault | undefined => {
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
const checkWhole = (text: string): Fault | undefined => {
  // No character is less than a byte: what is too long so far need not be measured.
  const isLarge = text.length > LARGEST_OWN_DECK || new TextEncoder().encode(text).length > LARGEST_OWN_DECK
  if (isLarge) return { line: 1, code: 'deck-too-large', about: String(LARGEST_OWN_DECK / 1024) }
  const unfit = checkLines(text)
  if (unfit !== undefined) return unfit
  const place = text.search(NO_TEXT)
  return place < 0 ? undefined : { line: lineAt(text, place), code: 'deck-not-text', about: '' }
}

/** How large a deck is, whatever is wrong with it; faults are found where they are asked for, and reading stops once there are enough. */
export const countCards = (game: OwnDeckGame, text: string, faults?: Faults) => {
  if (game === 'lauriers') {
    const { cards } = readOwnDefinitions(text, faults)
    return { cards: cards.length, entries: cards.length * 4 }
  }
  const { cards } = game === 'kokomots' ? readOwnThemes(text, faults) : readOwnCategories(text, faults)
  const sides = new Set(cards.flatMap(({ front, back }) => [front.line, back.line]))
  return { cards: cards.length, entries: sides.size }
}

const checkHeader = (title: string, faults: Faults) => {
  if (title === '') faults.add(1, 'deck-without-title', '')
  else if ([...title].length > LONGEST_TITLE) faults.add(1, 'deck-title-too-long', title)
}

/**
 * A deck as somebody wrote it: the format of our own files, and a first line that names game and title (« # Kokomots : La mer »).
 * Softer than for our own: answers, backs and bluffs may be missing, and what is merely unlovely is no fault.
 * Reading stops at the fault that is the last one wanted: of a deck that is not fit, a server tells one only.
 */
export const readOwnDeck = (text: string, mostFaults = MOST_FAULTS): ReadOwnDeck => {
  const unfit = checkWhole(text)
  if (unfit !== undefined) return { faults: [unfit] }
  const { game, title } = readHeader(text)
  if (game === undefined) return { faults: [{ line: 1, code: 'deck-without-game', about: '' }] }
  const faults = ownFaults(mostFaults)
  checkHeader(title, faults)
  const { cards, entries } = countCards(game, text, faults)
  // Known at the end of the text only, and told there.
  if (cards < FEWEST_CARDS[game]) faults.add(lineAt(text, text.length), 'deck-too-small', String(FEWEST_CARDS[game]))
  const { found } = faults
  return found.length > 0 ? { faults: found } : { deck: { game, title, cards, entries }, faults: [] }
}

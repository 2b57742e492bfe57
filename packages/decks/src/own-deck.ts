import type { Fault } from './fault.ts'
import { readOwnCategories, readOwnDefinitions, readOwnThemes } from './own-deck-cards.ts'
import { withoutUnseen } from './own-deck-text.ts'
import { slug } from './slug.ts'

/** The games that can be played with a deck of one's own; the cards of Word Out! have no texts on them. */
export const OWN_DECK_GAMES = ['mot-pour-mot', 'lauriers', 'kokomots'] as const
export type OwnDeckGame = (typeof OWN_DECK_GAMES)[number]

/** Bytes of UTF-8: our whole deck of Mot pour Mot would fit, and a box of Les Lauriers. */
export const LARGEST_OWN_DECK = 256 * 1024
const LONGEST_TITLE = 60
const MOST_CARDS = 1000

/** Cards below which a game would be the same over and over (docs/decisions/017-own-decks.md). */
export const FEWEST_CARDS: Readonly<Record<OwnDeckGame, number>> = {
  'mot-pour-mot': 5, // ten categories
  lauriers: 5, // twenty words
  kokomots: 20, // KOK-3: four piles of five
}

export interface OwnDeck {
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
const NO_TEXT = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffd]|\p{M}{9}/u
/** What a first line is read from: put in order whole, a line of accents would take minutes. */
const HEADER = 400

/** « # Mot pour Mot : La cuisine » → the game and the title. */
export const readHeader = (text: string): { readonly game?: OwnDeckGame | undefined; readonly title: string } => {
  const [, name = '', title = ''] = /^#+([^:\n]*)(?::(.*))?/.exec(text.trimStart().slice(0, HEADER)) ?? []
  const seen = withoutUnseen(title.normalize('NFC')).replace(/\p{Cc}+/gu, ' ')
  return { game: GAMES.get(slug(name)), title: seen.trim() }
}

const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length

/** Whether it is a text of a size to be read at all. */
const checkWhole = (text: string): Fault | undefined => {
  // No character is less than a byte: what is too long so far need not be measured.
  const isLarge = text.length > LARGEST_OWN_DECK || new TextEncoder().encode(text).length > LARGEST_OWN_DECK
  if (isLarge) return { line: 1, code: 'deck-too-large', about: String(LARGEST_OWN_DECK / 1024) }
  const place = text.search(NO_TEXT)
  return place < 0 ? undefined : { line: lineAt(text, place), code: 'deck-not-text', about: '' }
}

export const countCards = (game: OwnDeckGame, text: string) => {
  if (game === 'lauriers') {
    const { cards, faults } = readOwnDefinitions(text)
    return { cards: cards.length, entries: cards.length * 4, faults }
  }
  const { cards, faults } = game === 'kokomots' ? readOwnThemes(text) : readOwnCategories(text)
  const sides = new Set(cards.flatMap(({ front, back }) => [front.line, back.line]))
  return { cards: cards.length, entries: sides.size, faults }
}

const checkHeader = (title: string): Fault[] => {
  if (title === '') return [{ line: 1, code: 'deck-without-title', about: '' }]
  return [...title].length > LONGEST_TITLE ? [{ line: 1, code: 'deck-title-too-long', about: title }] : []
}

const checkCount = (cards: number, game: OwnDeckGame): Fault[] => {
  if (cards < FEWEST_CARDS[game]) return [{ line: 1, code: 'deck-too-small', about: String(FEWEST_CARDS[game]) }]
  return cards > MOST_CARDS ? [{ line: 1, code: 'deck-too-many-cards', about: String(MOST_CARDS) }] : []
}

/**
 * A deck as somebody wrote it: the format of our own files, and a first line that names game and title (« # Kokomots : La mer »).
 * Softer than for our own: answers, backs and bluffs may be missing, and what is merely unlovely is no fault.
 */
export const readOwnDeck = (text: string): ReadOwnDeck => {
  const unfit = checkWhole(text)
  if (unfit !== undefined) return { faults: [unfit] }
  const { game, title } = readHeader(text)
  if (game === undefined) return { faults: [{ line: 1, code: 'deck-without-game', about: '' }] }
  const { cards, entries, faults } = countCards(game, text)
  const all = [...checkHeader(title), ...checkCount(cards, game), ...faults].sort((a, b) => a.line - b.line)
  return all.length > 0 ? { faults: all } : { deck: { game, title, cards, entries }, faults: [] }
}

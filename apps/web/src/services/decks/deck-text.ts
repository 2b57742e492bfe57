import { gameOfDeck, readHeader } from '@tablee/game-kit/deck/own-deck.ts'
import type { WritableGame } from './deck-games.ts'

/** As the first line of a file names it. */
export const writtenName = ({ deck }: Pick<WritableGame, 'deck'>): string => deck.names[0]

const headerOf = (game: WritableGame, title: string): string => `# ${writtenName(game)}\u00a0: ${title}`

/** The same text under another title; a header that was lost comes back. Only the first written line can be one: remarks are left alone. */
export const withTitle = (games: readonly WritableGame[], text: string, game: WritableGame, title: string): string => {
  const header = headerOf(game, title.replace(/\s+/g, ' ').trimStart())
  const body = text.trimStart()
  const [first = ''] = body.split('\n', 1)
  const isHeader = readHeader(games, first).game !== undefined
  return isHeader ? header + body.slice(first.length) : `${header}\n${body === '' ? '' : `\n${body}`}`
}

/** What a list starts its lines with: dashes, dots, numbers; a back that has no front as well. */
const BULLET = /^\s*(?:[-–—*•·/]|\d{1,3}[.)])?\s*/
const isPlain = (line: string): boolean => /^\s*[^\s#=?]/.test(line)
const linesBeforeCards = (lines: readonly string[]): number => {
  const first = lines.findIndex((line) => /^\s*=/.test(line))
  return first < 0 ? lines.length : first
}

/** Whether lines stand before any card, as in a list that somebody has typed or pasted. */
export const hasPlainLines = (text: string): boolean => {
  const lines = text.split('\n')
  return lines.slice(0, linesBeforeCards(lines)).some(isPlain)
}

/** « - Un fruit » → « = Un fruit », for every line before the first card. */
export const linesAsCategories = (text: string): string => {
  const lines = text.split('\n')
  const until = linesBeforeCards(lines)
  return lines
    .map((line, nth) => (nth < until && isPlain(line) ? line.replace(BULLET, '= ').trimEnd() : line))
    .join('\n')
}

/** Whether a game makes cards of plain lines. */
const takesLines = ({ client }: WritableGame): boolean => client.texts.fr.makeEntries !== undefined

/** A file as it is to be kept: one of plain lines is a deck of the first game that takes such lines, under the file's own name. */
export const deckTextOf = (games: readonly WritableGame[], text: string, fileName: string): string => {
  const game = games.find(takesLines)
  const isOfAGame = readHeader(games, text).game !== undefined || games.some(({ deck }) => deck.isLikely?.(text))
  if (game === undefined || isOfAGame || /^[^\S\n]*=/m.test(text)) return text
  const title = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .slice(0, 60)
  return withTitle(games, linesAsCategories(text), game, title)
}

/** The id of the game that a text is for. */
export const gameIdOf = (games: readonly WritableGame[], text: string): string => gameOfDeck(games, text)?.id ?? ''

/** « La cuisine d’été ! » → La cuisine d’été.txt: what no disk refuses. */
export const fileNameOf = (title: string): string => {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ’_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${name.slice(0, 60).trim() || 'paquet'}.txt`
}

export const templateOf = (game: WritableGame, title: string): string =>
  `${headerOf(game, title)}\n\n${game.client.example}`

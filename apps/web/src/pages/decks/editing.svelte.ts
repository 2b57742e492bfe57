import type { DeckSize } from '@tablee/game-kit/deck/deck-rules.ts'
import type { Fault } from '@tablee/game-kit/deck/fault.ts'
import { readHeader, readOwnDeck } from '@tablee/game-kit/deck/own-deck.ts'
import { gameIn, type WritableGame } from '../../services/decks/deck-games.ts'
import { linesAsCategories, withTitle } from '../../services/decks/deck-text.ts'
import { type Keeping, type KeptDeck, keep, keptDeck } from '../../services/decks/kept.ts'

/** Checked and kept once typing rests. */
const REST = 350

/** One deck under the pen. Its text is the truth: title and game are what its first line says. */
export class Editing {
  text = $state('')
  title = $state('')
  #game: string = $state('')
  faults: readonly Fault[] = $state.raw([])
  counts: DeckSize = $state.raw({ cards: 0, entries: 0 })
  /** Unknown while the last change is on its way. */
  keeping: Keeping | undefined = $state()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly deck: KeptDeck,
    private readonly games: readonly WritableGame[],
  ) {
    this.text = deck.text
    this.title = deck.title
    this.#game = deck.game
    this.check()
  }

  get game(): WritableGame {
    return gameIn(this.games, this.#game)
  }

  write(text: string) {
    this.text = text
    const { game, title } = readHeader(this.games, text)
    // While a title is being typed it may end in a space.
    if (title !== this.title.trim()) this.title = title
    if (game !== undefined) this.#game = game.id
    this.settleSoon()
  }

  rename(title: string) {
    this.title = title
    this.text = withTitle(this.games, this.text, this.game, title)
    this.settleSoon()
  }

  /** Below what is written, with a line between. */
  append(example: string) {
    this.write(`${this.text.trimEnd()}\n\n${example}`)
  }

  /** A list becomes cards, under a first line that names game and title. */
  makeCategories(title: string) {
    const text = linesAsCategories(this.text)
    const isNamed = readHeader(this.games, text).game !== undefined
    this.write(isNamed ? text : withTitle(this.games, text, this.game, this.title.trim() || title))
  }

  /** What rests to be checked and kept is, now. */
  settle() {
    if (this.timer === undefined) return
    clearTimeout(this.timer)
    this.timer = undefined
    // Kept whatever the check makes of it.
    try {
      this.check()
    } finally {
      void this.keep()
    }
  }

  /** Another page of this device may have written the deck since. What was typed here is kept by now, so that whatever differs is newer. */
  async readAnew() {
    const isAtRest = () => this.timer === undefined && this.keeping === 'device'
    const { text } = this
    if (!isAtRest()) return
    const { found } = await keptDeck(this.deck.id)
    if (found === undefined || found.text === text || this.text !== text || !isAtRest()) return
    this.text = found.text
    this.title = found.title
    this.#game = found.game
    this.check()
  }

  async keep() {
    const { text, title, game, faults, counts } = this
    const cards = faults.length === 0 ? counts.cards : 0
    const keeping = await keep({ id: this.deck.id, text, title: title.trim(), game: game.id, cards })
    if (text === this.text) this.keeping = keeping
  }

  private check() {
    this.faults = readOwnDeck(this.games, this.text).faults
    this.counts = this.game.deck.count(this.text)
  }

  private settleSoon() {
    this.keeping = undefined
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.settle(), REST)
  }
}

/** Where a line of a text ends, counted from one. */
export const endOfLine = (text: string, line: number): number =>
  text.split('\n').slice(0, Math.max(1, line)).join('\n').length

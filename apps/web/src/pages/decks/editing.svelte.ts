import { countCards, type Fault, type OwnDeckGame, readHeader, readOwnDeck } from '@tablee/game-kit/deck/index.ts'
import { linesAsCategories, withTitle } from '../../services/decks/deck-text.ts'
import { type Keeping, type KeptDeck, keep, keptDeck } from '../../services/decks/kept.ts'

/** Checked and kept once typing rests. */
const REST = 350

/** One deck under the pen. Its text is the truth: title and game are what its first line says. */
export class Editing {
  text = $state('')
  title = $state('')
  game: OwnDeckGame = $state('mot-pour-mot')
  faults: readonly Fault[] = $state.raw([])
  counts: { readonly cards: number; readonly entries: number } = $state.raw({ cards: 0, entries: 0 })
  /** Unknown while the last change is on its way. */
  keeping: Keeping | undefined = $state()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly deck: KeptDeck) {
    this.text = deck.text
    this.title = deck.title
    this.game = deck.game
    this.check()
  }

  write(text: string) {
    this.text = text
    const { game, title } = readHeader(text)
    // While a title is being typed it may end in a space.
    if (title !== this.title.trim()) this.title = title
    if (game !== undefined) this.game = game
    this.settleSoon()
  }

  rename(title: string) {
    this.title = title
    this.text = withTitle(this.text, this.game, title)
    this.settleSoon()
  }

  /** Below what is written, with a line between. */
  append(example: string) {
    this.write(`${this.text.trimEnd()}\n\n${example}`)
  }

  /** A list becomes cards, under a first line that names game and title. */
  makeCategories(title: string) {
    const text = linesAsCategories(this.text)
    this.write(readHeader(text).game === undefined ? withTitle(text, this.game, this.title.trim() || title) : text)
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
    this.game = found.game
    this.check()
  }

  async keep() {
    const { text, title, game, faults, counts } = this
    const cards = faults.length === 0 ? counts.cards : 0
    const keeping = await keep({ id: this.deck.id, text, title: title.trim(), game, cards })
    if (text === this.text) this.keeping = keeping
  }

  private check() {
    this.faults = readOwnDeck(this.text).faults
    const { cards, entries } = countCards(this.game, this.text)
    this.counts = { cards, entries }
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

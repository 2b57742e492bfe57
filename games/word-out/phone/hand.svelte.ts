import { KEYS } from '@tablee/ui/storage/keys.ts'
import { stored } from '@tablee/ui/storage/text.ts'
import { type CardId, isTrash, lettersOf, type View } from '../game.ts'
import { type Draft, unnamedJoker, withCard, withLetter } from './draft.ts'
import { arranged, movedTo, ORDERS, type Order, sorted } from './order.ts'

const choice = stored(KEYS.ofGame('word-out', 'order'), ORDERS)

/** One's own hand: how it lies, and what one is about to lay where. */
export class HandState {
  draft: Draft = $state.raw([])
  order: Order = $state(choice.read() ?? 'mine')
  /** The row one chose, where one may choose. */
  #row: number | undefined = $state()
  #known: readonly CardId[] = $state.raw([])
  readonly #view: () => View
  readonly #isMine: () => boolean

  constructor(view: () => View, isMine: () => boolean) {
    this.#view = view
    this.#isMine = isMine
  }

  get cards(): readonly CardId[] {
    const { hand = [] } = this.#view()
    return this.order === 'mine' ? arranged(hand, this.#known) : sorted(hand, this.order)
  }

  /** WO-22: somebody else's word is out, and one may answer. */
  get isCounter(): boolean {
    const view = this.#view()
    return view.phase === 'counter' && !this.#isMine() && view.myAnswer === undefined
  }

  /** A run, a start and a counter have their row. */
  get row(): number | undefined {
    const view = this.#view()
    const isGiven = this.isCounter || (this.#isMine() && view.phase !== 'turn')
    return isGiven ? view.row : this.#row
  }

  get letters(): string {
    return this.row === undefined ? '' : lettersOf(this.#view().rows?.[this.row] ?? [])
  }

  pick(card: CardId) {
    this.draft = withCard(this.draft, card, this.isCounter)
    if (this.draft.length === 0) this.#row = undefined
  }

  /** Carried to a row, or the row touched. */
  put(card: CardId, row: number) {
    if (!this.draft.some((piece) => piece.card === card)) this.pick(card)
    this.chooseRow(row)
  }

  chooseRow(row: number) {
    this.#row = row
  }

  name(card: CardId, letter: string) {
    this.draft = withLetter(this.draft, card, letter)
  }

  get unnamed(): CardId | undefined {
    return unnamedJoker(this.draft)
  }

  get isTrash(): boolean {
    return this.draft.some(({ card }) => isTrash(card))
  }

  move(card: CardId, place: number) {
    this.#known = movedTo(this.cards, card, place)
    this.#setOrder('mine')
  }

  /** The next way to lie. */
  sort() {
    if (this.order === 'mine') this.#known = this.cards
    this.#setOrder(ORDERS[(ORDERS.indexOf(this.order) + 1) % ORDERS.length] ?? 'mine')
  }

  #setOrder(order: Order) {
    this.order = order
    choice.write(order)
  }

  clear() {
    this.draft = []
    this.#row = undefined
  }

  /** What is gone from the hand is not about to be laid. */
  keepTo(hand: readonly CardId[]) {
    if (this.draft.some(({ card }) => !hand.includes(card))) this.clear()
  }
}

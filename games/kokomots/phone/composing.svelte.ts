import type { SeatId } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { type Letter, MARKED, type Move, readWord, type View, type Word } from '../game.ts'
import { type Lack, lackIn } from './lack.ts'
import { cardsByPlace, mostCardsByPlace, NOWHERE } from './lettering.ts'
import { cased, erased, separated, typed } from './typing.ts'
import { isRefused, type Origin, originsOf, type Source, sourcesFor, type Way, type Wish, waysFor } from './ways.ts'

type Claim = Extract<Move, { type: 'claim' }>

const NOTHING = {
  text: '',
  theme: undefined,
  packet: undefined,
  isLinked: false,
  leftOut: [],
  isReturned: false,
  isUndecided: false,
} as const

interface Draft {
  readonly text: string
  /** The theme card one chose oneself; it may be gone by now. */
  readonly theme: string | undefined
  readonly packet: number | undefined
  readonly isLinked: boolean
  readonly leftOut: readonly string[]
  /** It was refused: what is typed next begins another word, unless one erases or changes something first. */
  readonly isReturned: boolean
  /** KOK-40: announced without a theme, and the lists do not tell which one was meant. */
  readonly isUndecided: boolean
}

export interface Offer {
  readonly column: number
  readonly points: number
}

/** A word being composed: everything about it is proposed, and can be changed. */
export class Composing {
  #draft: Draft = $state.raw(NOTHING)
  /** How often one has changed it oneself. */
  #changes = $state(0)
  readonly #view: () => View
  readonly #me: () => SeatId
  readonly #isThere: (seat: SeatId) => boolean

  readonly word: Word | undefined = $derived.by(() => readWord(this.#draft.text, fold))
  readonly sources: readonly Source[] = $derived.by(() => sourcesFor(this.#view(), this.#me(), this.#isThere))
  readonly #wish: Wish = $derived.by(() => {
    const { theme, packet, leftOut } = this.#draft
    const column = (this.#view().columns ?? []).findIndex((each) => theme !== undefined && each.theme === theme)
    return { column: column < 0 ? undefined : column, packet, leftOut }
  })
  /** The best there is, within what one chose. */
  readonly way: Way | undefined = $derived.by(() => {
    const { word } = this
    const ways = word === undefined ? [] : waysFor(word, this.#view(), this.sources, this.#wish)
    return ways.find((each) => !this.#isRefusedFor(each.column)) ?? ways[0]
  })
  /** KOK-40: the ways between which the list or the person decides: several columns, none of them chosen; else none. */
  readonly choices: readonly Way[] = $derived.by(() => {
    const { word, way } = this
    if (word === undefined || way === undefined || way.source.holder !== undefined || this.isColumnChosen) return []
    const ways = waysFor(word, this.#view(), this.sources, this.#wish).filter(
      ({ source, column }) => source.packet === way.source.packet && !this.#isRefusedFor(column),
    )
    return ways.length > 1 ? ways : []
  })
  /** What the word would bring in each column that could take it. */
  readonly offers: readonly Offer[] = $derived.by(() => {
    const all = this.word ? waysFor(this.word, this.#view(), this.sources, { ...this.#wish, column: undefined }) : []
    const mine = all.filter(
      ({ source, column }) => source.packet === this.way?.source.packet && !this.#isRefusedFor(column),
    )
    const more = this.isLinked ? MARKED : 0
    return mine.map(({ column, points }) => ({ column, points: points + more }))
  })
  readonly lack: Lack | undefined = $derived.by(() =>
    this.word && this.way === undefined ? lackIn(this.word, this.#view(), this.sources, this.#wish) : undefined,
  )
  /** Which letter of the word each card stands for; before the word is whole, as far as it goes. */
  readonly standing: ReadonlyMap<number, Letter> = $derived.by(() => {
    const { word, way } = this
    if (word === undefined) return NOWHERE
    if (way !== undefined) return cardsByPlace(word, way.cards) ?? NOWHERE
    const left = ({ id }: Letter) => !this.#draft.leftOut.includes(id)
    const own = (this.sources.find(({ packet }) => packet === this.#draft.packet) ?? this.sources[0])?.letters ?? []
    const columns = (this.#view().columns ?? []).filter(
      ({ title, isHeld }, nth) => title !== undefined && !isHeld && (this.#wish.column ?? nth) === nth,
    )
    return columns
      .map(({ letters }) => mostCardsByPlace(word, [...own, ...letters].filter(left)))
      .reduce((one, other) => (other.size > one.size ? other : one), mostCardsByPlace(word, own.filter(left)))
  })
  /** The cards that are taken, each with where it comes from. */
  readonly taken: ReadonlyMap<string, Origin> = $derived.by(() =>
    originsOf([...this.standing.values(), ...this.choices.flatMap(({ cards }) => cards)], this.sources),
  )

  constructor(view: () => View, me: () => SeatId, isThere: (seat: SeatId) => boolean) {
    this.#view = view
    this.#me = me
    this.#isThere = isThere
  }

  get text(): string {
    return this.#draft.text
  }

  get changes(): number {
    return this.#changes
  }

  /** The column it would be announced for, or the one chosen before. */
  get column(): number | undefined {
    return this.choices.length > 0 ? undefined : (this.way?.column ?? this.#wish.column)
  }

  get isColumnChosen(): boolean {
    return this.#wish.column !== undefined
  }

  get packet(): number | undefined {
    return this.way?.source.packet ?? this.#draft.packet
  }

  /** KOK-27 */
  get isLinked(): boolean {
    const fifth = this.#view().fifth
    return this.#draft.isLinked && fifth?.theme !== undefined && !fifth.isHeld
  }

  get points(): number {
    return (this.way?.points ?? 0) + (this.isLinked ? MARKED : 0)
  }

  get isRefused(): boolean {
    return this.way !== undefined && this.#isRefusedFor(this.way.column)
  }

  /** It was refused just now, and nothing has been changed since. */
  get isReturned(): boolean {
    return this.#draft.isReturned
  }

  /** One is asked for which theme it is. */
  get isUndecided(): boolean {
    return this.#draft.isUndecided && this.choices.length > 0
  }

  get claim(): Claim | undefined {
    const { way } = this
    if (way === undefined || this.isRefused) return undefined
    const claim = this.claimFor(way)
    const orElse = this.choices
      .filter((each) => each !== way && each.column !== way.column)
      .map((each) => this.#placeOf(each))
    return claim && (orElse.length > 0 ? { ...claim, orElse } : claim)
  }

  /** For the theme of this way and no other. */
  claimFor(way: Way): Claim | undefined {
    const { word, isLinked } = this
    if (word === undefined) return undefined
    const packet = way.source.packet === undefined ? {} : { packet: way.source.packet }
    return { type: 'claim', word: word.written, isLinked, ...this.#placeOf(way), ...packet }
  }

  #placeOf({ column, cards }: Way) {
    const { columns = [], fifth } = this.#view()
    const themes = [columns[column]?.theme, this.isLinked ? fifth?.theme : undefined].filter((id) => id !== undefined)
    return { column, themes, cards: cards.map(({ id }) => id) }
  }

  #isRefusedFor(column: number): boolean {
    return this.word !== undefined && isRefused(this.#view(), this.word, column, this.isLinked)
  }

  type(sign: string) {
    this.#change({ text: typed(this.isReturned ? '' : this.#draft.text, sign) })
  }

  /** A space; touched again a hyphen, an apostrophe. */
  separate() {
    this.#change({ text: separated(this.#draft.text) })
  }

  erase() {
    this.#change({ text: erased(this.#draft.text) })
  }

  /** KOK-19: several words are a name, or are not. */
  nameOrNot() {
    this.#change({ text: cased(this.#draft.text, this.word?.isName !== true) })
  }

  /** A word as it was said, or suggested. */
  fill(text: string, packet?: number) {
    this.#changes++
    this.#draft = { ...NOTHING, theme: this.#draft.theme, text: typed('', text), packet }
  }

  /** A word that was refused comes back to be mended, unless another one was begun. */
  giveBack(text: string) {
    if (this.#draft.text === '') this.#draft = { ...NOTHING, text: typed('', text), isReturned: true }
  }

  chooseColumn(column: number) {
    const theme = this.#view().columns?.[column]?.theme
    this.#change({ theme: theme === this.#draft.theme ? undefined : theme })
  }

  choosePacket(packet: number) {
    this.#change({ packet: packet === this.#draft.packet ? undefined : packet })
  }

  link() {
    this.#change({ isLinked: !this.#draft.isLinked })
  }

  /** Left out, or taken again, in place of another of its letter if need be. */
  touch(card: Letter) {
    const leftOut = this.#draft.leftOut.filter((id) => id !== card.id)
    if (this.taken.has(card.id)) {
      this.#change({ leftOut: [...leftOut, card.id] })
      return
    }
    this.#change({ leftOut })
    for (const other of [...this.standing.values()].filter(({ letter }) => letter === card.letter)) {
      if (this.taken.has(card.id)) return
      this.#change({ leftOut: [...leftOut, other.id] })
    }
    if (!this.taken.has(card.id)) this.#change({ leftOut })
  }

  /** A card that lies in a column; touched in another one, it chooses that one. */
  touchIn(card: Letter, column: number) {
    if (this.choices.length === 0 && (this.column === column || this.taken.has(card.id))) this.touch(card)
    else this.chooseColumn(column)
  }

  /** The titles it would be announced for. */
  get titles(): readonly string[] {
    const { fifth } = this.#view()
    return [this.way && this.titleOf(this.way), this.isLinked ? fifth?.title : undefined].filter(
      (each) => each !== undefined,
    )
  }

  titleOf({ column }: Way): string | undefined {
    return this.#view().columns?.[column]?.title
  }

  /** Begins anew; what was there, to be put back should it be refused, or should its theme be asked for. */
  clear(): (isUndecided?: boolean) => void {
    const before = this.#draft
    this.#draft = NOTHING
    return (isUndecided = false) => {
      if (this.#draft.text === '') this.#draft = { ...before, isUndecided }
    }
  }

  #change(part: Partial<Draft>) {
    const text = part.text ?? this.#draft.text
    this.#changes++
    // Cards are left out of one word, not of the next.
    const anew = text === '' ? { leftOut: NOTHING.leftOut } : {}
    this.#draft = { ...this.#draft, isReturned: false, isUndecided: false, ...part, ...anew }
  }
}

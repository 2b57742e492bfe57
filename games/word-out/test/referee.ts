import type { Actor } from '@tablee/kernel'
import type { Counter, Move, Piece } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

interface Words {
  readonly isWord: (letters: string) => boolean
  readonly isBeginning: (letters: string) => boolean
}
type Answer = 'declined' | 'wrong' | Counter
type Cards = { card: string; letter: string }[]

const isReplay = (card: string) => card.startsWith('replay')
const isTrash = (card: string) => card.startsWith('trash')
/** « simple-E-3 » → E; of a JOKER the letter it was given. */
const letterOf = ({ card, as }: Piece) => as ?? card.split('-')[1] ?? ''

/** WO-15, letter by letter. */
const worth = (word: string) => {
  let points = word.length
  for (const letter of word) if ('BCFHPV'.includes(letter)) points += 2
  for (const letter of word) if ('JKQWXYZ'.includes(letter)) points *= 2
  return points
}

/**
 * The rules once more, as plainly as the book has them and with nothing of our code: hears the moves that were accepted, and says
 * what must lie where. For tests. What a shuffle brought it has to be told; how many cards of which it checks.
 */
export class Referee {
  readonly rows: Cards[]
  hands: Record<string, string[]>
  pile: string[]
  readonly trash: string[] = []
  readonly scores: Record<string, number>
  at: string
  private readonly seats: readonly string[]
  private active: string
  private row = 0
  private left = 0
  private passes = 0
  private answers: Record<string, Answer> = {}

  constructor(
    { seats, hands, rows, pile, phase, scores }: State,
    private readonly words: Words,
  ) {
    this.seats = seats
    this.hands = Object.fromEntries(seats.map((seat) => [seat, [...(hands[seat] ?? [])]]))
    this.rows = rows.map((row) => row.map(({ card, letter }) => ({ card, letter })))
    this.pile = [...pile]
    this.scores = { ...scores }
    this.active = phase.name === 'over' ? '' : phase.seat
    this.at = 'turn'
  }

  /** « Ana run 2 1 »: whose it is, what, on which row, and how many cards may follow. */
  get situation(): string {
    if (this.at === 'over' || this.at === 'turn') return this.at === 'over' ? 'over' : `${this.active} turn`
    return `${this.active} ${this.at} ${this.row}${this.at === 'run' ? ` ${this.left}` : ''}`
  }

  /** A turn of an absent player may be cut short: nothing is drawn then. */
  hear(by: Actor, move: Move, shuffled: State, isCutShort = false): void {
    const seat = by.kind === 'seat' ? by.seat : this.active
    if (move.type === 'decline' || move.type === 'counter') this.answer(seat, move, shuffled)
    else if (seat !== this.active) throw new Error(`${seat} plays, and it is ${this.situation}`)
    else if (move.type === 'lay') this.lay(seat, move.row, move, move.isWordOut, shuffled)
    else if (move.type === 'pass') this.pass(seat)
    else if (move.type === 'stop') this.turnAfter(seat)
    else this.timeUp(seat, shuffled, isCutShort)
  }

  private timeUp(seat: string, shuffled: State, isCutShort: boolean): void {
    if (this.at === 'turn') this.pass(seat, !isCutShort)
    else if (this.at === 'counter') this.listen(true, shuffled)
    else this.turnAfter(seat)
  }

  private letters(row: number): string {
    return (this.rows[row] ?? []).map(({ letter }) => letter).join('')
  }

  private take(seat: string, card: string): void {
    const hand = this.hands[seat] ?? []
    if (!hand.includes(card)) throw new Error(`${seat} does not hold ${card}`)
    this.hands[seat] = hand.filter((each) => each !== card)
  }

  private begin(at: 'turn' | 'run' | 'start' | 'counter', seat: string, row = 0): void {
    this.at = at
    this.active = seat
    this.row = row
  }

  private others(seat: string): string[] {
    const from = this.seats.indexOf(seat)
    return [...this.seats.slice(from + 1), ...this.seats.slice(0, from)]
  }

  private turnAfter(seat: string): void {
    this.begin('turn', this.others(seat)[0] ?? seat)
  }

  private drawAndEnd(seat: string): void {
    const card = this.pile.shift()
    if (card !== undefined) this.hands[seat]?.push(card)
    this.turnAfter(seat)
  }

  /** WO-7, WO-25, WO-27. */
  private pass(seat: string, draws = true): void {
    this.passes = this.pile.length === 0 ? this.passes + 1 : 0
    if (this.passes === this.seats.length) this.end(undefined)
    else if (draws) this.drawAndEnd(seat)
    else this.turnAfter(seat)
  }

  /** WO-26, WO-27. */
  private end(out: string | undefined): void {
    for (const each of this.seats) {
      const held = this.hands[each]?.length ?? 0
      this.scores[each] = (this.scores[each] ?? 0) - held
      if (out !== undefined) this.scores[out] = (this.scores[out] ?? 0) + held
    }
    this.at = 'over'
  }

  private put(seat: string, row: number, { card, as }: Piece, letter: string): void {
    if (card.startsWith('joker') !== (as !== undefined)) throw new Error(`${card} as ${as}`)
    this.take(seat, card)
    this.rows[row]?.push({ card, letter })
    this.passes = 0
  }

  private isRight(letters: string, isWordOut: boolean): boolean {
    return this.words.isBeginning(letters) && (!isWordOut || (letters.length >= 3 && this.words.isWord(letters)))
  }

  /** WO-13 */
  private throwAway(seat: string, row: number, card: string, shuffled: State): void {
    this.take(seat, card)
    this.passes = 0
    this.clear(row)
    this.trash.push(card)
    this.freed(seat, row, shuffled)
  }

  private lay(seat: string, row: number, piece: Piece, isWordOut: boolean, shuffled: State): void {
    if (this.at !== 'turn' && row !== this.row) throw new Error(`another row than ${this.row}`)
    const letter = letterOf(piece)
    if (isTrash(piece.card)) this.throwAway(seat, row, piece.card, shuffled)
    else if (this.isRight(this.letters(row) + letter, isWordOut)) {
      const allowed = this.at === 'run' ? this.left : isReplay(piece.card) ? 0 : 1
      this.left = isReplay(piece.card) ? allowed + 1 : allowed - 1
      this.put(seat, row, piece, letter)
      this.laid(seat, row, isWordOut, shuffled)
    } else if (this.at === 'turn') this.pass(seat)
    else this.drawAndEnd(seat)
  }

  /** WO-9, WO-11, WO-23. */
  private laid(seat: string, row: number, isWordOut: boolean, shuffled: State): void {
    if (isWordOut) this.announce(seat, row, shuffled)
    else if (this.hands[seat]?.length === 0) this.goOut(seat, undefined, shuffled)
    else if (this.left > 0) this.begin('run', seat, row)
    else this.turnAfter(seat)
  }

  /** WO-16 */
  private announce(seat: string, row: number, shuffled: State): void {
    const isSure = this.rows[row]?.some(({ card }) => /^(joker|uncounterable)/.test(card)) ?? false
    this.answers = {}
    if (isSure || this.hands[seat]?.length === 0) this.bank(seat, row, shuffled)
    else this.begin('counter', seat, row)
  }

  private clear(row: number): void {
    this.trash.push(...(this.rows[row] ?? []).map(({ card }) => card))
    this.rows[row] = []
  }

  private bank(seat: string, row: number, shuffled: State): void {
    this.scores[seat] = (this.scores[seat] ?? 0) + worth(this.letters(row))
    this.clear(row)
    this.freed(seat, row, shuffled)
  }

  /** WO-17, WO-32, WO-23. */
  private freed(seat: string, row: number, shuffled: State): void {
    if (this.hands[seat]?.length === 0) this.goOut(seat, row, shuffled)
    else if (this.hands[seat]?.every(isTrash)) this.turnAfter(seat)
    else this.begin('start', seat, row)
  }

  private answer(seat: string, move: Extract<Move, { type: 'decline' | 'counter' }>, shuffled: State): void {
    if (this.at !== 'counter' || seat === this.active || this.answers[seat]) throw new Error(`${seat} answers`)
    this.answers[seat] = move.type === 'decline' ? 'declined' : move
    this.listen(false, shuffled)
  }

  /** WO-18, WO-19, WO-20, WO-21, WO-22. */
  private listen(isTimeUp: boolean, shuffled: State): void {
    for (const seat of this.others(this.active)) {
      const answer = this.answers[seat] ?? (isTimeUp ? 'declined' : undefined)
      if (answer === undefined) return
      if (typeof answer === 'object' && this.counter(seat, answer, shuffled)) return
    }
    this.bank(this.active, this.row, shuffled)
  }

  /** Whether anything of it stayed. */
  private counter(seat: string, { cards, isWordOut }: Counter, shuffled: State): boolean {
    const { row } = this
    for (const [nth, piece] of cards.entries()) {
      const letter = letterOf(piece)
      const isLast = nth === cards.length - 1
      if (isTrash(piece.card)) throw new Error('TRASH as a counter')
      if (!this.isRight(this.letters(row) + letter, isWordOut && isLast)) {
        if (nth > 0) this.stay(seat, shuffled)
        else this.answers[seat] = 'wrong'
        return nth > 0
      }
      this.put(seat, row, piece, letter)
    }
    if (isWordOut) this.announce(seat, row, shuffled)
    else this.stay(seat, shuffled)
    return true
  }

  private stay(seat: string, shuffled: State): void {
    if (this.hands[seat]?.length === 0) this.goOut(seat, undefined, shuffled)
    else this.turnAfter(seat)
  }

  private goOut(seat: string, row: number | undefined, shuffled: State): void {
    if (this.pile.length === 0) this.end(seat)
    else {
      this.believe(seat, shuffled)
      if (row === undefined) this.begin('turn', seat)
      else this.freed(seat, row, shuffled)
    }
  }

  /** WO-23, WO-24: what was dealt is believed, once it is the right number of the right cards. */
  private believe(out: string, { hands, pile }: State): void {
    const cards = [...this.pile, ...Object.values(this.hands).flat()]
    const order = [out, ...this.others(out)]
    const isWhole = cards.length >= 8 * order.length
    const dealt = Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, [...hand]]))
    for (const [nth, seat] of order.entries()) {
      const due = isWhole ? 8 : Math.ceil((cards.length - nth) / order.length)
      if (dealt[seat]?.length !== due) throw new Error(`${seat} was dealt ${dealt[seat]?.length}, not ${due}`)
    }
    const there = [...Object.values(dealt).flat(), ...pile].sort()
    if (there.join() !== cards.sort().join()) throw new Error('other cards were dealt')
    this.hands = dealt
    this.pile = [...pile]
  }
}

import type { SeatId } from '@tablee/kernel'
import type { Happening } from '../rules/happenings.ts'
import type { View } from '../rules/view.ts'

/**
 * A spectator with pencil and paper: knows the book and follows what all can see, card by card, with nothing of our code. The
 * notes must come to what the table shows.
 */
export class Notebook {
  readonly rows: string[]
  readonly held: Record<string, number>
  readonly scores: Record<string, number>
  readonly trash: Record<string, number> = {}
  pile: number
  private readonly cards: string[][]
  private readonly seats: readonly SeatId[]
  private heard = 0

  constructor({ rows = [], held, scores, pileLeft, seats }: View) {
    this.cards = rows.map((row) => row.map(({ card }) => card))
    this.rows = rows.map((row) => row.map(({ letter }) => letter).join(''))
    this.held = { ...held }
    this.scores = { ...scores }
    this.pile = pileLeft
    this.seats = seats
  }

  /** Writes down what is new. */
  follow(told: Readonly<Record<number, Happening>>): void {
    for (const [nth, happening] of Object.entries(told)) {
      if (Number(nth) <= this.heard) continue
      if (Number(nth) !== this.heard + 1) throw new Error(`something was not told before ${nth}`)
      this.heard += 1
      this.write(happening)
    }
  }

  private throwAway(row: number, ...more: readonly string[]): void {
    for (const card of [...(this.cards[row] ?? []), ...more]) {
      const face = card.replace(/-\d+$/, '')
      this.trash[face] = (this.trash[face] ?? 0) + 1
    }
    this.cards[row] = []
    this.rows[row] = ''
  }

  private hold(seat: string, change: number): void {
    this.held[seat] = (this.held[seat] ?? 0) + change
  }

  /** WO-23, WO-24, WO-26. */
  private wentOut(seat: SeatId): void {
    const all = Object.values(this.held).reduce((sum, count) => sum + count, 0)
    const from = this.seats.indexOf(seat)
    const order = [...this.seats.slice(from), ...this.seats.slice(0, from)]
    if (this.pile === 0) {
      for (const each of this.seats) this.scores[each] = (this.scores[each] ?? 0) - (this.held[each] ?? 0)
      this.scores[seat] = (this.scores[seat] ?? 0) + all
      return
    }
    let left = all + this.pile
    const most = left < 8 * order.length ? Number.POSITIVE_INFINITY : 8
    for (const each of order) this.held[each] = 0
    for (let nth = 0; left > 0 && nth < most * order.length; nth++, left--)
      this.hold(order[nth % order.length] ?? '', 1)
    this.pile = left
  }

  private write(happening: Happening): void {
    switch (happening.type) {
      case 'laid':
        this.hold(happening.seat, -1)
        this.rows[happening.row] += happening.letter
        this.cards[happening.row]?.push(happening.card)
        return
      case 'trashed':
        this.hold(happening.seat, -1)
        this.throwAway(happening.row, happening.card)
        return
      case 'banked':
        this.scores[happening.seat] = (this.scores[happening.seat] ?? 0) + happening.points
        this.throwAway(happening.row)
        return
      case 'drew':
        this.hold(happening.seat, 1)
        this.pile -= 1
        return
      case 'went-out':
        this.wentOut(happening.seat)
    }
  }

  /** WO-27: nobody went out, and everybody pays. */
  payUp(): void {
    for (const seat of this.seats) this.scores[seat] = (this.scores[seat] ?? 0) - (this.held[seat] ?? 0)
  }
}

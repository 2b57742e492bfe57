import { SampleReplay } from '@tablee/game-kit/testing/sample-replay.ts'
import type { SeatId } from '@tablee/kernel'
import {
  type CardId,
  defaults,
  faceFrom,
  type Move,
  type Options,
  PACK,
  type Piece,
  type State,
  type View,
  wordOut,
} from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { WordOutWorld } from '../rules/world.ts'

const NAMES = { s1: 'Ana', s2: 'Bob', s3: 'Cléo' }
const SEATS = Object.keys(NAMES) as SeatId[]
const CLEO = 's3' as SeatId

/** What the game asks of a list of words. */
export const wordsIn = (list: readonly string[]) => ({
  isWord: (letters: string) => list.includes(letters),
  isBeginning: (letters: string) => list.some((word) => word.startsWith(letters)),
  commonness: (word: string) => (list.includes(word) ? ('everyday' as const) : undefined),
  common: (beginning: string) => list.filter((word) => word.startsWith(beginning)).length,
  next: (beginning: string) => {
    const after = list.filter((word) => word.startsWith(beginning)).map((word) => word.charAt(beginning.length))
    return [...new Set(after)].filter((letter) => letter !== '').map((letter) => ({ letter, words: 1 }))
  },
})

/** Cards in short, as in « S> O E »: the hands by seat, the first card of each row, the pile. */
interface Stack {
  readonly hands: readonly [string, string, string]
  readonly first: string
  readonly pile: string
}

/** Ana begins. */
const stacked = ({ hands, first, pile }: Stack) => {
  let count = 0
  const cards = (shorts: string) =>
    shorts.split(' ').map((short) => {
      count += 1
      return `${faceFrom(short)}-${count}` as CardId
    })
  const dealt: Record<SeatId, CardId[]> = {}
  for (const [nth, seat] of SEATS.entries()) dealt[seat] = cards(hands[nth] ?? '')
  return { dealer: CLEO, hands: dealt, first: cards(first), pile: cards(pile) }
}

/** A game of Word Out! played by the real machine, kept as the server would tell it; for tests. */
export class SampleWordOut extends SampleReplay<Options, State, Move, Event, View, WordOutWorld> {
  /** Stacked, or as chance has it. */
  constructor(list: readonly string[], stack?: Stack) {
    super(wordOut, {
      options: defaults,
      seating: { seats: SEATS, teams: {} },
      world: { pack: PACK, ...wordsIn(list) },
      names: NAMES,
    })
    if (stack === undefined) return
    this.startFrom(this.events.map((event) => (event.type === 'set-up' ? { ...event, ...stacked(stack) } : event)))
  }

  private by(seat: string, move: Move): this {
    return this.advance(1000).do(seat, move)
  }

  private pieceOf(seat: string, short: string): Piece {
    const held = this.state.hands[seat as SeatId] ?? []
    const card = held.find((each) => each.startsWith(`${faceFrom(short)}-`))
    if (card === undefined) throw new Error(`${seat} does not hold ${short}`)
    return { card, ...(short.startsWith('?') ? { as: short.charAt(1) } : {}) }
  }

  lay(seat: string, row: number, short: string, isWordOut = false): this {
    return this.by(seat, { type: 'lay', row, ...this.pieceOf(seat, short), isWordOut })
  }
  pass(seat: string): this {
    return this.by(seat, { type: 'pass' })
  }
  stop(seat: string): this {
    return this.by(seat, { type: 'stop' })
  }
  decline(seat: string): this {
    return this.by(seat, { type: 'decline', step: this.state.step })
  }
  counter(seat: string, short: string, isWordOut = false): this {
    const cards = [this.pieceOf(seat, short)]
    return this.by(seat, { type: 'counter', step: this.state.step, cards, isWordOut })
  }

  /** Bots play it to its end. */
  playOn(): this {
    while (this.state.phase.name !== 'over') {
      const next = SEATS.flatMap((seat) => {
        const bot = this.botMove(seat, 'steady')
        return bot === undefined ? [] : [{ seat, move: bot.move }]
      })[0]
      if (next === undefined) this.letTimePass()
      else this.by(next.seat, next.move)
    }
    return this
  }
}

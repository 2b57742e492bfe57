import { type Actor, type Instant, type SeatId, seededChance } from '@tablee/kernel'
import type { Replay, ReplayStep } from '@tablee/protocol'
import { type CardId, defaults, faceFrom, type Move, PACK, type Piece, type State, wordOut } from '../game.ts'

const NAMES = { s1: 'Ana', s2: 'Bob', s3: 'Cléo' }
const SEATS = Object.keys(NAMES) as SeatId[]
const CLEO = 's3' as SeatId

/** What the game asks of a list of words. */
export const wordsIn = (list: readonly string[]) => ({
  isWord: (letters: string) => list.includes(letters),
  isBeginning: (letters: string) => list.some((word) => word.startsWith(letters)),
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
export class SampleWordOut {
  readonly steps: ReplayStep[] = []
  private state: State
  private now = 0 as Instant
  private readonly world

  /** Stacked, or as chance has it. */
  constructor(list: readonly string[], stack?: Stack) {
    this.world = { pack: PACK, isKnown: () => true, ...wordsIn(list) }
    const set = wordOut.setup(defaults, { seats: SEATS, teams: {} }, this.tools())
    if (!set.isOk) throw new Error(set.refusal.code)
    const events = set.value.map((event) =>
      stack === undefined || event.type !== 'set-up' ? event : { ...event, ...stacked(stack) },
    )
    this.steps.push({ at: 0, events })
    this.state = events.reduce<State | undefined>(wordOut.evolve, undefined) as State
  }

  private tools() {
    return {
      now: this.now,
      chance: seededChance(`sample ${this.steps.length}`),
      present: new Set(SEATS),
      bots: new Set<SeatId>(),
      unhurried: new Set<SeatId>(),
      timesSeen: () => 0,
      ...this.world,
    }
  }

  private ask(by: Actor, move: Move): this {
    const decided = wordOut.decide(this.state, move, by, this.tools())
    if (!decided.isOk) throw new Error(`${move.type}: ${decided.refusal.code}`)
    this.steps.push({ at: this.now, by, move, events: decided.value })
    this.state = decided.value.reduce<State>(wordOut.evolve, this.state)
    return this
  }

  private by(seat: string, move: Move): this {
    this.now = (this.now + 1000) as Instant
    return this.ask({ kind: 'seat', seat: seat as SeatId }, move)
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

  letTimePass(): this {
    const due = wordOut.due(this.state)
    if (due === undefined) throw new Error('nothing is due')
    this.now = due.at
    return this.ask({ kind: 'clock' }, due.move)
  }

  /** Bots play it to its end. */
  playOn(): this {
    while (this.state.phase.name !== 'over') {
      const next = SEATS.flatMap((seat) => {
        const view = wordOut.view(this.state, { kind: 'seat', seat }, { present: new Set(SEATS), isPaused: false })
        const chance = (about: string) => seededChance(`${seat} ${this.steps.length} ${about}`)
        const bot = wordOut.bot(view, seat, { level: 'steady', chance, ...this.world })
        return bot === undefined ? [] : [{ seat, move: bot.move }]
      })[0]
      if (next === undefined) this.letTimePass()
      else this.by(next.seat, next.move)
    }
    return this
  }

  get replay(): Replay {
    return { number: 1, game: 'word-out', seed: 'sample', names: NAMES, steps: this.steps }
  }
}

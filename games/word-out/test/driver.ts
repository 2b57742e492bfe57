import {
  type Actor,
  after,
  type BotLevel,
  type Instant,
  type Refusal,
  type SeatId,
  seededChance,
  type Viewer,
} from '@tablee/kernel'
import { wordOut } from '../game.ts'
import { PACK } from '../rules/cards.ts'
import type { Event } from '../rules/events.ts'
import type { Move, Piece } from '../rules/moves.ts'
import { defaults, type Options } from '../rules/options.ts'
import { lettersOf } from '../rules/rows.ts'
import { handOf, type State } from '../rules/state.ts'
import type { WordOutTools, WordOutWorld } from '../rules/world.ts'
import { pieceOf, type Stack, shortOf, stackedTable } from './stacked-table.ts'

const seat = (name: string) => name as SeatId

interface Table {
  readonly names?: readonly string[]
  /** What lies where; without it the game is set up as chance has it. */
  readonly stack?: Stack
  readonly words?: readonly string[]
  readonly options?: Partial<Options>
  readonly seed?: string
  readonly world?: Partial<WordOutWorld>
  readonly unhurried?: readonly string[]
}

/** A world of a few words. */
const worldOf = (words: readonly string[]): WordOutWorld => ({
  pack: PACK,
  isWord: (letters) => words.includes(letters),
  isBeginning: (letters) => words.some((word) => word.startsWith(letters)),
  next: (beginning) => {
    const longer = words.filter((word) => word.startsWith(beginning) && word !== beginning)
    const letters = [...new Set(longer.map((word) => word.charAt(beginning.length)))].sort()
    return letters.map((letter) => ({
      letter,
      words: longer.filter((word) => word.startsWith(beginning + letter)).length,
    }))
  },
  isKnown: () => true,
})

/** A game under way, driven as people and the clock would; for tests. */
export class Play {
  state: State
  now = 1_000_000 as Instant
  readonly present: Set<SeatId>
  readonly bots = new Set<SeatId>()
  readonly events: Event[] = []
  readonly world: WordOutWorld
  /** When the game had its last decision: what bots count from. */
  lastAt = this.now
  private readonly chance
  private readonly seed: string
  private readonly unhurried: ReadonlySet<SeatId>

  constructor({ names = ['Ana', 'Bob', 'Cléo'], stack, words = [], options = {}, seed = 'test', ...more }: Table = {}) {
    const seats = names.map(seat)
    this.present = new Set(seats)
    this.seed = seed
    this.chance = seededChance(seed)
    this.unhurried = new Set((more.unhurried ?? []).map(seat))
    this.world = { ...worldOf(words), ...more.world }
    const set = wordOut.setup({ ...defaults, ...options }, { seats, teams: {} }, this.tools())
    if (!set.isOk) throw new Error(set.refusal.code)
    this.events.push(...set.value)
    const dealt = set.value.reduce<State | undefined>(wordOut.evolve, undefined) as State
    this.state = stack === undefined ? dealt : stackedTable(dealt, stack)
  }

  tools(): WordOutTools {
    return {
      now: this.now,
      chance: this.chance,
      present: this.present,
      bots: this.bots,
      unhurried: this.unhurried,
      timesSeen: () => 0,
      ...this.world,
    }
  }

  /** Asks for a move; the refusal, if there is one. */
  ask(by: Actor | string, move: Move): Refusal | undefined {
    const actor: Actor = typeof by === 'string' ? { kind: 'seat', seat: seat(by) } : by
    const decided = wordOut.decide(this.state, move, actor, this.tools())
    if (!decided.isOk) return decided.refusal
    this.events.push(...decided.value)
    this.state = decided.value.reduce<State>(wordOut.evolve, this.state)
    this.lastAt = this.now
    return undefined
  }

  /** A move that must be accepted. */
  do(by: Actor | string, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const refusal = this.ask(by, move)
      if (refusal) throw new Error(`${JSON.stringify(by)} ${JSON.stringify(move)}: ${refusal.rule} ${refusal.code}`)
    }
    return this
  }

  /** « E », « E> », « E! », « # », or « ?E » for a JOKER named E. */
  laying(name: string, row: number, short: string, isWordOut = false): Move {
    return { type: 'lay', row, ...pieceOf(this.state, seat(name), short), isWordOut }
  }

  countering(name: string, shorts: string, isWordOut = false): Move {
    const cards: Piece[] = []
    for (const short of shorts.split(' ')) {
      const left = handOf(this.state, seat(name)).filter((card) => cards.every((piece) => piece.card !== card))
      cards.push(pieceOf({ hands: { [name]: left } }, seat(name), short))
    }
    return { type: 'counter', step: this.state.step, cards, isWordOut }
  }

  lay(name: string, row: number, short: string): this {
    return this.do(name, this.laying(name, row, short))
  }

  wordOut(name: string, row: number, short: string): this {
    return this.do(name, this.laying(name, row, short, true))
  }

  counter(name: string, cards: string): this {
    return this.do(name, this.countering(name, cards))
  }

  counterOut(name: string, cards: string): this {
    return this.do(name, this.countering(name, cards, true))
  }

  decline(...names: readonly string[]): this {
    for (const name of names) this.do(name, { type: 'decline', step: this.state.step })
    return this
  }

  pass(...names: readonly string[]): this {
    for (const name of names) this.do(name, { type: 'pass' })
    return this
  }

  /** Lets the present deadline pass. */
  letTimePass(): this {
    const next = wordOut.due(this.state)
    if (next === undefined) throw new Error('nothing is due')
    this.now = next.at
    return this.do({ kind: 'clock' }, next.move)
  }

  /** « Ana turn », « Bob start 2 », « Ana counter 0 », « over ». */
  get at(): string {
    const { phase } = this.state
    if (phase.name === 'over') return 'over'
    return `${phase.seat} ${phase.name}${'row' in phase ? ` ${phase.row}` : ''}`
  }

  get rows(): string {
    return this.state.rows.map(lettersOf).join('|')
  }

  hand(name: string): string {
    return (this.state.hands[seat(name)] ?? []).map(shortOf).join(' ')
  }

  score(name: string): number {
    return this.state.scores[seat(name)] ?? 0
  }

  seenBy(name: string | undefined, { isPaused = false } = {}) {
    const viewer: Viewer = name === undefined ? { kind: 'onlooker' } : { kind: 'seat', seat: seat(name) }
    return wordOut.view(this.state, viewer, { present: this.present, isPaused })
  }

  /** What a bot in this seat would do next, and when. */
  botMove(name: string, level: BotLevel) {
    const chance = (about: string) => seededChance(`${this.seed}:${name}:${about}`)
    const next = wordOut.bot(this.seenBy(name), seat(name), { level, chance, ...this.world })
    return next && { name, move: next.move, at: after(this.lastAt, next.after), after: next.after }
  }

  /** Whatever comes next by itself: the clock's move, or that of a bot. False when nothing does. */
  goOn(bots: Readonly<Record<string, BotLevel>>): boolean {
    const clock = wordOut.due(this.state)
    const [next] = Object.entries(bots)
      .flatMap(([name, level]) => this.botMove(name, level) ?? [])
      .sort((a, b) => a.at - b.at)
    if (next !== undefined && (clock === undefined || next.at < clock.at)) {
      this.now = next.at
      this.do(next.name, next.move)
    } else if (clock !== undefined) this.letTimePass()
    return next !== undefined || clock !== undefined
  }
}

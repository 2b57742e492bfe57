import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import {
  after,
  type BotLevel,
  type Instant,
  type Refusal,
  type SeatId,
  type SeatView,
  type ServerTime,
  seededChance,
  type TableMove,
  type TableView,
  tableNow,
} from '@tablee/kernel'
import { completeOptions } from '../../src/options.ts'
import { say, seatEverybody } from '../../src/seat-everybody.ts'
import { seatsByName, withSeatIds } from '../../src/seat-names.ts'
import { stackShelf } from '../../src/stacked.ts'
import { VirtualTable } from '../../src/virtual-table.ts'

/** A state that takes more decisions than this is never reached. */
const MOST_DECISIONS = 4_000

export interface GallerySeat {
  readonly name: string
  readonly team?: string
  readonly isCaptain?: boolean
  readonly bot?: BotLevel
}

/** How a table starts; stack and lots as in a scenario. */
export interface GallerySetup {
  /** Where they differ from the game's defaults. */
  readonly options?: Readonly<Record<string, unknown>>
  readonly seats: readonly (GallerySeat | string)[]
  readonly stack?: unknown
  readonly lots?: readonly number[]
  readonly seed?: string
  /** The game is chosen, and has not begun. */
  readonly isInLobby?: true
}

interface ScenarioStep {
  readonly by?: string
  readonly move?: unknown
  readonly wait?: number | string
  readonly refused?: unknown
}

/** A seat's next move: undefined leaves it to the game's bot, « wait » makes none. */
type Habit<Move> = (name: string) => Move | 'wait' | undefined

/**
 * A table that is played until a screen is reached. People move as a bot in their place would, on the table's own time, unless the
 * gallery says otherwise; bots and the clock do what they do at any table.
 */
export class PlayedTable<State, View, Move> {
  readonly #shelf: GameShelf
  readonly #game: string
  readonly #seed: string
  readonly #table: VirtualTable
  readonly #away = new Set<string>()
  #lastAt = 0 as Instant

  private constructor(shelf: GameShelf, game: string, table: VirtualTable, seed: string) {
    this.#shelf = shelf
    this.#game = game
    this.#seed = seed
    this.#table = table
  }

  static async open<State, View, Move>(shelf: GameShelf, game: string, setup: GallerySetup) {
    const { stack, lots = [], seed = 'gallery' } = setup
    const seats = setup.seats.map((seat) => (typeof seat === 'string' ? { name: seat } : seat))
    const names = seats.map(({ name }) => name)
    const rules = shelf.get(game)?.game
    if (rules === undefined) throw new Error(`no game ${game} on the shelf`)
    const completed = completeOptions(rules, setup.options)
    if (typeof completed === 'string') throw new Error(completed)
    const { options } = completed
    const stackWorld = (await rules.rehearsal?.())?.stack
    const isStacked = stack !== undefined || setup.lots !== undefined
    const stacked = isStacked ? stackShelf(shelf, game, { stack, lots, names, options, stackWorld }) : shelf
    if (stacked === undefined) throw new Error(`the stack does not fit ${game}`)
    const table = new VirtualTable(stacked, seed)
    const refused = seatEverybody(table, { game, options, seats }, setup.isInLobby !== true)
    if (refused.length > 0) throw new Error(refused.join('; '))
    return new PlayedTable<State, View, Move>(shelf, game, table, seed)
  }

  get state(): State {
    return this.#table.state.play?.state as State
  }

  /** What everybody may see. */
  get view(): View {
    return this.viewOf(undefined)
  }

  viewOf(name: string | undefined): View {
    return this.#table.seenBy(name).play?.view as View
  }

  seatOf(name: string): SeatId {
    const seat = this.#table.seatOf(name)
    if (seat === undefined) throw new Error(`${name} has no seat`)
    return seat
  }

  nameOf(seat: SeatId | undefined): string {
    return this.#table.state.seats.find(({ id }) => id === seat)?.name ?? ''
  }

  get seats(): readonly SeatView[] {
    return this.seenBy(undefined).seats
  }

  /** The table's own time. */
  get now(): Instant {
    return tableNow(this.#table.state, this.#table.now)
  }

  seenBy(name: string | undefined): TableView {
    return this.#table.seenBy(name)
  }

  /** A move of the table that must be accepted. */
  ask(name: string, move: TableMove): this {
    const refusal = this.#table.askAs(name, move)
    if (refusal) throw new Error(`${name} ${JSON.stringify(move)}: ${say(refusal)}`)
    this.#lastAt = this.now
    return this
  }

  /** Why a move of the game is refused; it must be. */
  refusalOf(name: string, move: Move): Refusal {
    const refusal = this.#table.askAs(name, { type: 'play', move })
    if (refusal === undefined) throw new Error(`${name} ${JSON.stringify(move)}: not refused`)
    return refusal
  }

  /** Moves of the game that must be accepted. */
  do(name: string, ...moves: readonly Move[]): this {
    for (const move of moves) this.ask(name, { type: 'play', move })
    return this
  }

  /** Steps of a scenario, without those that are refused. */
  follow(steps: readonly ScenarioStep[]): this {
    const isRead = (raw: unknown) => this.#shelf.get(this.#game)?.game.readMove(raw) !== undefined
    for (const { by = '', move, wait, refused } of steps) {
      if (typeof wait === 'number') this.wait(wait * 1000)
      else if (wait === 'deadline') this.#table.tick()
      else if (move !== undefined && refused === undefined)
        this.do(by, withSeatIds(move, seatsByName(this.#table.state), isRead) as Move)
    }
    return this
  }

  wait(milliseconds: number): this {
    this.#table.wait(milliseconds)
    return this
  }

  leave(name: string): this {
    this.#away.add(name)
    this.#table.leave(name)
    return this
  }

  pause(): this {
    return this.ask(this.seats[0]?.name ?? '', { type: 'pause' })
  }

  /** Plays on until it holds. */
  until(holds: (state: State, view: View) => boolean, habit: Habit<Move> = () => undefined): this {
    for (let decisions = 0; !holds(this.state, this.view); decisions++) {
      if (decisions > MOST_DECISIONS || !this.#goOn(habit)) throw new Error('never reached')
    }
    return this
  }

  /** A part of the time that the present wait has gone by, so that a countdown is neither full nor empty. */
  halfway(): this {
    const { endsAt, lasts } = this.view as { readonly endsAt?: Instant; readonly lasts?: number }
    if (endsAt !== undefined && lasts !== undefined) {
      const left = endsAt - this.now
      if (left > lasts * 600) this.#table.now = (this.#table.now + left - lasts * 600) as ServerTime
    }
    return this
  }

  /** Whoever is first: a person, or the clock with what is due. */
  #goOn(habit: Habit<Move>): boolean {
    const plans = this.seats
      .filter(({ name, holder }) => holder === 'person' && !this.#away.has(name))
      .flatMap(({ id, name }) => this.#planOf(id, name, habit(name)))
      .sort((a, b) => a.at - b.at)
    const [plan] = plans
    const before = this.now
    if (plan === undefined) return this.#tick()
    // What is due before it happens first.
    if (this.#table.tick(Math.max(0, plan.at - before - 1))) {
      this.#lastAt = this.now
      return true
    }
    this.#table.wait(Math.max(0, plan.at - this.now))
    this.do(plan.name, plan.move)
    return true
  }

  #tick(): boolean {
    const isDone = this.#table.tick()
    this.#lastAt = this.now
    return isDone
  }

  #planOf(seat: SeatId, name: string, chosen: Move | 'wait' | undefined) {
    if (chosen === 'wait') return []
    if (chosen !== undefined) return [{ name, move: chosen, at: this.now }]
    const shelved = this.#shelf.get(this.#game)
    const chance = (about: string) => seededChance(`${this.#seed}:${seat}:${about}`)
    const tools = { level: 'steady', chance, ...shelved?.world } as const
    const next = shelved?.game.bot(this.viewOf(name), seat, tools as never)
    if (next === undefined) return []
    return [{ name, move: next.move as Move, at: after(next.since ?? this.#lastAt, next.after) }]
  }
}

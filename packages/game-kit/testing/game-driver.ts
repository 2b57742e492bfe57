import {
  type Actor,
  after,
  type BotLevel,
  type Chance,
  type Due,
  type Game,
  type Instant,
  type Refusal,
  type SeatId,
  type Seating,
  seededChance,
  type Tools,
  type Viewer,
} from '@tablee/kernel'

export const seatNamed = (name: string): SeatId => name as SeatId

/** The seat of that name; the clock and the host are nobody's name. */
export const actorNamed = (by: Actor | string): Actor =>
  typeof by === 'string' ? { kind: 'seat', seat: seatNamed(by) } : by

/** Seats in this order, without teams. */
export const seatingOf = (names: readonly string[]): Seating => ({ seats: names.map(seatNamed), teams: {} })

export interface DriverSetup<Options, World> {
  readonly options: Options
  readonly seating: Seating
  readonly world: World
  readonly seed?: string | undefined
  /** The table's time at the set-up. */
  readonly startsAt?: number | undefined
  readonly bots?: readonly string[] | undefined
  /** ALL-2: who asked for longer timers. */
  readonly unhurried?: readonly string[] | undefined
  /** How often the table has seen a card. */
  readonly timesSeen?: Readonly<Record<string, number>> | undefined
}

/** What a bot would do next, and when. */
export interface BotPlan<Move> {
  readonly name: string
  readonly move: Move
  readonly at: Instant
  readonly after: number
}

/** A game under way, without a table around it: people, bots and the clock make moves. A game's own driver adds its vocabulary. */
export class GameDriver<Options, State, Move, Event, View, World extends object> {
  state: State
  now: Instant
  readonly present: Set<SeatId>
  /** Since when each absent seat has been empty. */
  readonly away = new Map<SeatId, Instant>()
  readonly bots: Set<SeatId>
  readonly events: Event[] = []
  readonly world: World
  /** When the game had its last decision: bots' pauses count from then. */
  lastAt: Instant
  readonly game: Game<Options, State, Move, Event, View, World>
  private readonly seed: string
  private readonly lots: Chance
  /** How many there were so far, with the set-up. */
  protected decisions = 0
  private readonly unhurried: ReadonlySet<SeatId>
  private readonly timesSeen: Readonly<Record<string, number>>

  constructor(game: Game<Options, State, Move, Event, View, World>, setup: DriverSetup<Options, World>) {
    const { seating, seed = 'test', startsAt = 1_000_000, bots = [], unhurried = [], timesSeen = {} } = setup
    this.now = startsAt as Instant
    this.lastAt = this.now
    this.game = game
    this.world = setup.world
    this.present = new Set(seating.seats)
    this.bots = new Set(bots.map(seatNamed))
    this.unhurried = new Set(unhurried.map(seatNamed))
    this.timesSeen = timesSeen
    this.seed = seed
    this.lots = seededChance(seed)
    const set = game.setup(setup.options, seating, this.tools())
    if (!set.isOk) throw new Error(set.refusal.code)
    this.state = this.startFrom(set.value)
    this.decisions = 1
  }

  /** Starts the game with these events instead of those that happened so far. */
  protected startFrom(events: readonly Event[]): State {
    this.events.splice(0, this.events.length, ...events)
    this.state = this.replayed()
    return this.state
  }

  /** The state as a log of this game would give it back. */
  replayed(): State {
    const logged: Event[] = JSON.parse(JSON.stringify(this.events))
    return logged.reduce<State | undefined>(this.game.evolve, undefined) as State
  }

  /** For the next decision. */
  protected chance(): Chance {
    return this.lots
  }

  tools(): Tools & World {
    return {
      now: this.now,
      chance: this.chance(),
      present: this.present,
      bots: this.bots,
      unhurried: this.unhurried,
      timesSeen: (card) => this.timesSeen[card] ?? 0,
      ...this.world,
    }
  }

  /** Asks for a move; the refusal, if there is one. */
  ask(by: Actor | string, move: Move): Refusal | undefined {
    const decided = this.game.decide(this.state, move, actorNamed(by), this.tools())
    if (!decided.isOk) return decided.refusal
    this.decisions += 1
    this.events.push(...decided.value)
    this.state = decided.value.reduce<State>(this.game.evolve, this.state)
    if (decided.value.length > 0) this.lastAt = this.now
    return undefined
  }

  /** Moves that must be accepted. */
  do(by: Actor | string, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const refusal = this.ask(by, move)
      if (refusal) throw new Error(`${JSON.stringify(by)} ${JSON.stringify(move)}: ${refusal.rule} ${refusal.code}`)
    }
    return this
  }

  leave(...names: readonly string[]): this {
    for (const name of names.map(seatNamed)) {
      this.present.delete(name)
      this.away.set(name, this.now)
    }
    return this
  }

  comeBack(...names: readonly string[]): this {
    for (const name of names.map(seatNamed)) {
      this.present.add(name)
      this.away.delete(name)
    }
    return this
  }

  /** Moves the time on; whatever is due meanwhile does not happen. */
  advance(milliseconds: number): this {
    this.now = (this.now + milliseconds) as Instant
    return this
  }

  /** Lets the next deadline pass. */
  letTimePass(): this {
    return this.clockAsks(this.game.due(this.state), 'nothing is due')
  }

  /** When the game goes on without those who left; undefined while somebody else is waited for. */
  get withoutAt(): Instant | undefined {
    return this.game.dueWithout?.(this.state, this.away)?.at
  }

  /** The people who left are not waited for any longer. */
  goOnWithout(): this {
    return this.clockAsks(this.game.dueWithout?.(this.state, this.away), 'somebody is waited for')
  }

  private clockAsks(due: Due<Move> | undefined, complaint: string): this {
    if (due === undefined) throw new Error(complaint)
    this.now = Math.max(this.now, due.at) as Instant
    return this.do({ kind: 'clock' }, due.move)
  }

  seenBy(name: string | undefined, { isPaused = false } = {}): View {
    const viewer: Viewer = name === undefined ? { kind: 'onlooker' } : { kind: 'seat', seat: seatNamed(name) }
    return this.game.view(this.state, viewer, { present: this.present, away: this.away, isPaused })
  }

  /** What a bot in this seat would do next, and when. */
  botMove(name: string, level: BotLevel): BotPlan<Move> | undefined {
    const chance = (about: string) => seededChance(`${this.seed}:${name}:${about}`)
    const next = this.game.bot(this.seenBy(name), seatNamed(name), { level, chance, ...this.world })
    return next && { name, move: next.move, at: after(next.since ?? this.lastAt, next.after), after: next.after }
  }

  /** The next thing that happens by itself: the clock's move, or that of a bot. False when there is none. */
  goOn(bots: Readonly<Record<string, BotLevel>>): boolean {
    const clock = this.game.due(this.state)
    const [next] = Object.entries(bots)
      .flatMap(([name, level]) => this.botMove(name, level) ?? [])
      .sort((a, b) => a.at - b.at)
    if (next !== undefined && (clock === undefined || next.at < clock.at)) {
      this.now = Math.max(this.now, next.at) as Instant
      this.do(next.name, next.move)
    } else if (clock !== undefined) this.letTimePass()
    return next !== undefined || clock !== undefined
  }
}

import { type Actor, type Instant, type SeatId, seededChance, type Viewer } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import type { Replay, ReplayStep } from '@tablee/protocol'
import { defaults, kokomots, type Letter, type Move, type Options, type Reason, type View } from '../game.ts'

const seat = (id: string) => id as SeatId
const NAMES: Readonly<Record<string, string>> = { s1: 'Anastasia', s2: 'Bob', s3: 'Cléo', s4: 'Dan' }

const theme = (title: string) => ({ title, answers: [] })
const THEMES = new Map(
  Array.from({ length: 30 }, (_, nth) => [
    `card-${nth}`,
    { sides: [theme(`Endroit ${nth}`), theme(`Envers ${nth}`)] as const },
  ]),
)
/** Plain letters only: any of them fit together. */
const LETTERS = new Map(
  Array.from({ length: 110 }, (_, nth) => [`letter-${nth}`, { letter: 'AEIORST'.charAt(nth % 7) }]),
)

type State = ReturnType<typeof kokomots.evolve>

/** A game of Kokomots, played by the real machine, kept as the server would tell it; for tests. */
export class SampleKokomots {
  readonly steps: ReplayStep[] = []
  private state: State
  private now = 0 as Instant
  private readonly seats: readonly SeatId[]

  constructor(options: Partial<Options> = {}, ids = ['s1', 's2', 's3']) {
    this.seats = ids.map(seat)
    const team = (...of: readonly string[]) => ({ seats: of.map(seat), captain: seat(of[0] ?? '') })
    const teams = options.mode === 'teams' ? { sel: team('s1', 's2'), poivre: team('s3', 's4') } : {}
    const seating = { seats: this.seats, teams, names: NAMES as Readonly<Record<SeatId, string>> }
    const set = kokomots.setup({ ...defaults, ...options }, seating, this.tools())
    if (!set.isOk) throw new Error(set.refusal.code)
    this.steps.push({ at: 0, events: set.value })
    this.state = set.value.reduce<State | undefined>(kokomots.evolve, undefined) as State
  }

  private tools() {
    return {
      now: this.now,
      chance: seededChance(`sample ${this.steps.length}`),
      present: new Set(this.seats),
      bots: new Set<SeatId>(),
      unhurried: new Set<SeatId>(),
      timesSeen: () => 0,
      themes: THEMES,
      letters: LETTERS,
      fold,
      isSpelled: () => true,
    }
  }

  private ask(move: Move, by: Actor) {
    const decided = kokomots.decide(this.state, move, by, this.tools())
    if (!decided.isOk) throw new Error(`${move.type}: ${decided.refusal.code}`)
    this.steps.push({ at: this.now, by, move, events: decided.value })
    this.state = decided.value.reduce<State>(kokomots.evolve, this.state)
  }

  by(id: string, ...moves: readonly Move[]): this {
    for (const move of moves) this.ask(move, { kind: 'seat', seat: seat(id) })
    return this
  }

  letTimePass(): this {
    const due = kokomots.due(this.state)
    if (due === undefined) throw new Error('nothing is due')
    this.now = due.at
    this.ask(due.move, { kind: 'clock' })
    return this
  }

  /** A word made of one's own first letter and the column's. */
  claim(id: string, { column = this.openColumn, isLinked = false, packet }: Partial<Wanted> = {}): this {
    const view = this.view({ kind: 'seat', seat: seat(id) })
    const [own] = (packet === undefined ? (view.turned ?? view.hand) : view.packets?.[packet]?.letters) ?? []
    const [other] = view.columns?.[column]?.letters ?? []
    const cards = [own, other].filter((card): card is Letter => card !== undefined)
    const word = `mot${cards.map(({ letter }) => letter.toLowerCase()).join('')}`
    const wanted = { word, column, isLinked, cards: cards.map((card) => card.id) }
    return this.by(id, { type: 'claim', ...wanted, ...(packet === undefined ? {} : { packet }) })
  }

  private get openColumn(): number {
    return (this.view().columns ?? []).findIndex(({ title, isHeld }) => title !== undefined && !isHeld)
  }

  private get lastClaim() {
    return this.view().claims?.at(-1)?.id ?? 0
  }

  accept(id: string): this {
    return this.by(id, { type: 'accept', claim: this.lastClaim })
  }

  refuse(id: string, reason: Reason = 'off-theme'): this {
    return this.by(id, { type: 'refuse', claim: this.lastClaim, reason })
  }

  view(viewer: Viewer = { kind: 'onlooker' }, isPaused = false): View {
    return kokomots.view(this.state, viewer, { present: new Set(this.seats), isPaused })
  }

  get outcome() {
    return kokomots.outcome(this.state)
  }

  get replay(): Replay {
    return { number: 1, game: 'kokomots', seed: 'sample', names: NAMES, steps: this.steps }
  }
}

interface Wanted {
  readonly column: number
  readonly isLinked: boolean
  readonly packet: number
}

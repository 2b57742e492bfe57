import { type Actor, type Instant, type SeatId, seededChance, type Viewer } from '@tablee/kernel'
import type { Replay, ReplayStep } from '@tablee/protocol'
import { defaults, lauriers, type Move, type Options, type View } from '../game.ts'

const seat = (id: string) => id as SeatId
const SEATS = ['s1', 's2', 's3'].map(seat)
const NAMES = { s1: 'Ana', s2: 'Bob', s3: 'Cléo' }

const entry = (word: string) => ({
  word,
  kind: 'n.m.',
  definition: `Ce que ${word} veut dire.`,
  bluffs: ['Un leurre.', 'Un bobard.', 'Une fable.'] as [string, string, string],
})
const CARDS = new Map(
  [1, 2, 3, 4].map((nth) => [
    `card ${nth}`,
    { words: [entry(`mot${nth}a`), entry(`mot${nth}b`), entry(`mot${nth}c`), entry(`mot${nth}d`)] as const },
  ]),
)

type State = ReturnType<typeof lauriers.evolve>

/** A game of Les Lauriers of three, played by the real machine, kept as the server would tell it; for tests. */
export class SampleLauriers {
  readonly steps: ReplayStep[] = []
  private state: State
  private now = 0 as Instant

  constructor(options: Partial<Options> = { leaves: 11 }) {
    const set = lauriers.setup({ ...defaults, ...options }, { seats: SEATS, teams: {} }, this.tools())
    if (!set.isOk) throw new Error(set.refusal.code)
    this.steps.push({ at: 0, events: set.value })
    this.state = set.value.reduce<State | undefined>(lauriers.evolve, undefined) as State
  }

  private tools() {
    return {
      now: this.now,
      chance: seededChance(`sample ${this.steps.length}`),
      present: new Set(SEATS),
      bots: new Set<SeatId>(),
      unhurried: new Set<SeatId>(),
      timesSeen: () => 0,
      cards: CARDS,
    }
  }

  private ask(move: Move, by: Actor) {
    const decided = lauriers.decide(this.state, move, by, this.tools())
    if (!decided.isOk) throw new Error(`${move.type}: ${decided.refusal.code}`)
    this.steps.push({ at: this.now, by, move, events: decided.value })
    this.state = decided.value.reduce<State>(lauriers.evolve, this.state)
  }

  by(id: string, ...moves: readonly Move[]): this {
    for (const move of moves) this.ask(move, { kind: 'seat', seat: seat(id) })
    return this
  }

  lead(...moves: readonly Move[]): this {
    return this.by(this.view().leader, ...moves)
  }

  get writers(): SeatId[] {
    return SEATS.filter((id) => id !== this.view().leader)
  }

  letTimePass(): this {
    const due = lauriers.due(this.state)
    if (due === undefined) throw new Error('nothing is due')
    this.now = due.at
    this.ask(due.move, { kind: 'clock' })
    return this
  }

  pick(): this {
    return this.lead({ type: 'draw', box: 0 }, { type: 'pick', nth: 0 })
  }

  handIn(id: string, text = `Texte de ${id}.`): this {
    return this.by(id, { type: 'hand-in', round: this.view().round, text })
  }

  /** Up to the vote. */
  read(): this {
    this.lead({ type: 'publish' })
    while (this.view().phase === 'read') this.lead({ type: 'read-on', step: this.view().step })
    return this
  }

  stake(id: string): this {
    return this.by(id, { type: 'stake', round: this.view().round })
  }

  canStake(id: string): boolean {
    const { leader, tokens } = this.view()
    return leader !== id && (tokens[seat(id)] ?? 0) > 0
  }

  vote(id: string, text: string): this {
    const line = (this.view().lines ?? []).findIndex((each) => each.includes(text))
    return this.by(id, { type: 'vote', round: this.view().round, line })
  }

  /** A whole round in which everybody finds the true one, or is found out; those named stake. */
  round(...stakers: readonly string[]): this {
    this.pick()
    for (const id of this.writers) this.handIn(id)
    this.read()
    for (const id of stakers) this.stake(id)
    for (const id of this.writers) this.vote(id, 'veut dire')
    return this.lead({ type: 'tell' })
  }

  /** To the next round, unless that was the last. */
  goOn(): this {
    return this.view().phase === 'over' ? this : this.lead({ type: 'go-on' })
  }

  view(viewer: Viewer = { kind: 'onlooker' }, isPaused = false): View {
    return lauriers.view(this.state, viewer, { present: new Set(SEATS), isPaused })
  }

  seenBy(id: string): View {
    return this.view({ kind: 'seat', seat: seat(id) })
  }

  get outcome() {
    return lauriers.outcome(this.state)
  }

  get replay(): Replay {
    return { number: 1, game: 'lauriers', seed: 'sample', names: NAMES, steps: this.steps }
  }
}

import { type Actor, type Instant, type SeatId, seededChance, type Viewer } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import type { Replay, ReplayStep } from '@tablee/protocol'
import { defaults, type Edition, type Move, motPourMot, type View } from '../game.ts'

const seat = (id: string) => id as SeatId
const SEATING = {
  seats: ['s1', 's2', 's3', 's4'].map(seat),
  teams: {
    sel: { seats: ['s1', 's3'].map(seat), captain: seat('s1') },
    poivre: { seats: ['s2', 's4'].map(seat), captain: seat('s2') },
  },
}
const NAMES = { s1: 'Ana', s2: 'Dan', s3: 'Bob', s4: 'Eve' }
const CARDS = new Map(
  Array.from({ length: 9 }, (_, nth) => [`c${nth}`, { front: `Recto ${nth}`, back: `Verso ${nth}` }]),
)

type State = ReturnType<typeof motPourMot.evolve>

/** A game of Mot pour Mot played by the real machine, kept as the server would tell it; for tests. */
export class SampleGame {
  readonly steps: ReplayStep[] = []
  private state: State
  private now = 0 as Instant
  private readonly world = {
    cards: CARDS,
    answers: () => [],
    fold,
    isSpelled: (letters: string) => !letters.startsWith('Z'),
    nearest: () => [],
  }

  constructor(edition: Edition = 'cactus') {
    const set = motPourMot.setup(defaults(edition), SEATING, this.tools())
    if (!set.isOk) throw new Error(set.refusal.code)
    this.steps.push({ at: 0, events: set.value })
    this.state = set.value.reduce<State | undefined>(motPourMot.evolve, undefined) as State
  }

  private tools() {
    return {
      now: this.now,
      chance: seededChance(`sample ${this.steps.length}`),
      present: new Set(SEATING.seats),
      bots: new Set<SeatId>(),
      unhurried: new Set<SeatId>(),
      timesSeen: () => 0,
      ...this.world,
    }
  }

  private ask(move: Move, by: Actor) {
    const decided = motPourMot.decide(this.state, move, by, this.tools())
    if (!decided.isOk) throw new Error(`${move.type}: ${decided.refusal.code}`)
    this.steps.push({ at: this.now, by, move, events: decided.value })
    this.state = decided.value.reduce<State>(motPourMot.evolve, this.state)
  }

  /** By the captain of the team whose turn it is, or of the other one. */
  captain(whose: 'active' | 'other', ...moves: readonly Move[]): this {
    const { active, teams } = this.view()
    const team = whose === 'active' ? active : active === 'sel' ? 'poivre' : 'sel'
    for (const move of moves) {
      this.now = (this.now + 1000) as Instant
      this.ask(move, { kind: 'seat', seat: teams[team].captain })
    }
    return this
  }

  by(id: string, move: Move): this {
    this.ask(move, { kind: 'seat', seat: seat(id) })
    return this
  }

  letTimePass(): this {
    const due = motPourMot.due(this.state)
    if (due === undefined) throw new Error('nothing is due')
    this.now = due.at
    this.ask(due.move, { kind: 'clock' })
    return this
  }

  spell(word: string): this {
    const isCactus = this.view().edition === 'cactus'
    return this.captain('active', { type: 'draw' })
      .captain(isCactus ? 'active' : 'other', { type: 'start-timer' })
      .captain('active', ...Array.from(word, (letter): Move => ({ type: 'spell', letter })))
  }

  /** A whole turn that nobody objects to. */
  turn(word: string): this {
    return this.spell(word).captain('active', { type: 'done' }).captain('other', { type: 'accept' })
  }

  view(viewer: Viewer = { kind: 'onlooker' }): View {
    return motPourMot.view(this.state, viewer, { present: new Set(SEATING.seats), isPaused: false })
  }

  get replay(): Replay {
    return { number: 1, game: 'mot-pour-mot', seed: 'sample', names: NAMES, steps: this.steps }
  }
}

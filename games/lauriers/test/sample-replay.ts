import { seatNamed as seat } from '@tablee/game-kit/testing/game-driver.ts'
import { SampleReplay } from '@tablee/game-kit/testing/sample-replay.ts'
import type { SeatId } from '@tablee/kernel'
import { lauriers, type Move, type Options, type View } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'
import type { LauriersWorld } from '../rules/world.ts'
import { boxed } from './driver.ts'

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

/** A game of Les Lauriers of three, played by the real machine, kept as the server would tell it; for tests. */
export class SampleLauriers extends SampleReplay<Options, State, Move, Event, View, LauriersWorld> {
  constructor(options: Partial<Options> = { leaves: 11 }) {
    super(lauriers, {
      options: { ...boxed, ...options },
      seating: { seats: SEATS, teams: {} },
      world: { cards: CARDS },
      names: NAMES,
    })
  }

  by(id: string, ...moves: readonly Move[]): this {
    return this.do(id, ...moves)
  }

  lead(...moves: readonly Move[]): this {
    return this.by(this.view().leader, ...moves)
  }

  get writers(): SeatId[] {
    return SEATS.filter((id) => id !== this.view().leader)
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
  nextRound(): this {
    return this.view().phase === 'over' ? this : this.lead({ type: 'go-on' })
  }
}

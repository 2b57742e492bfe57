import { seatNamed as seat } from '@tablee/game-kit/testing/game-driver.ts'
import { SampleReplay } from '@tablee/game-kit/testing/sample-replay.ts'
import { fold } from '@tablee/lexicon'
import { defaults, type Edition, type Move, motPourMot, type Options, type View } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'
import type { MotPourMotWorld } from '../rules/world.ts'

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

/** A game of Mot pour Mot played by the real machine, kept as the server would tell it; for tests. */
export class SampleGame extends SampleReplay<Options, State, Move, Event, View, MotPourMotWorld> {
  constructor(edition: Edition = 'cactus') {
    super(motPourMot, {
      options: defaults(edition),
      seating: SEATING,
      world: {
        cards: CARDS,
        answers: () => [],
        fold,
        isSpelled: (letters) => !letters.startsWith('Z'),
        nearest: () => [],
      },
      names: NAMES,
    })
  }

  /** By the captain of the team whose turn it is, or of the other one. */
  captain(whose: 'active' | 'other', ...moves: readonly Move[]): this {
    const { active, teams } = this.view()
    const team = whose === 'active' ? active : active === 'sel' ? 'poivre' : 'sel'
    for (const move of moves) this.advance(1000).do(teams[team].captain, move)
    return this
  }

  by(id: string, move: Move): this {
    return this.do(id, move)
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
}

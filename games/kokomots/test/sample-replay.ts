import { seatNamed as seat } from '@tablee/game-kit/testing/game-driver.ts'
import { SampleReplay } from '@tablee/game-kit/testing/sample-replay.ts'
import type { SeatId } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { defaults, kokomots, type Letter, type Move, type Options, type Reason, type View } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'
import type { KokomotsWorld } from '../rules/world.ts'

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

/** A game of Kokomots, played by the real machine, kept as the server would tell it; for tests. */
export class SampleKokomots extends SampleReplay<Options, State, Move, Event, View, KokomotsWorld> {
  constructor(options: Partial<Options> = {}, ids = ['s1', 's2', 's3']) {
    const team = (...of: readonly string[]) => ({ seats: of.map(seat), captain: seat(of[0] ?? '') })
    const teams = options.mode === 'teams' ? { sel: team('s1', 's2'), poivre: team('s3', 's4') } : {}
    super(kokomots, {
      options: { ...defaults, ...options },
      seating: { seats: ids.map(seat), teams, names: NAMES as Readonly<Record<SeatId, string>> },
      world: { themes: THEMES, letters: LETTERS, fold, isSpelled: () => true },
      names: NAMES,
    })
  }

  by(id: string, ...moves: readonly Move[]): this {
    return this.do(id, ...moves)
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
}

interface Wanted {
  readonly column: number
  readonly isLinked: boolean
  readonly packet: number
}

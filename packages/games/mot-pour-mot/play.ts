import { type Actor, type Instant, type Refusal, type SeatId, seededChance, type Viewer } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import type { Event } from './events.ts'
import { motPourMot } from './index.ts'
import type { Move } from './moves.ts'
import { defaults, type Edition, type Options } from './options.ts'
import type { RefusalCode } from './refusals.ts'
import type { State, Team, TeamSeats } from './state.ts'

const seat = (name: string) => name as SeatId
export const TEAM_SEATS: Record<Team, TeamSeats> = {
  sel: { seats: [seat('Ana'), seat('Bob'), seat('Cléo')], captain: seat('Ana') },
  poivre: { seats: [seat('Dan'), seat('Eve')], captain: seat('Dan') },
}

export const CARDS = new Map(
  Array.from({ length: 4 }, (_, nth) => [`card-${nth}`, { front: `Front ${nth}`, back: `Back ${nth}` }]),
)

interface Table {
  readonly edition?: Edition
  readonly options?: Partial<Options>
  readonly teams?: Record<Team, TeamSeats>
  readonly known?: readonly string[]
  readonly seed?: string
  /** Whatever the lot says, Sel starts: tests read better so. */
  readonly first?: Team
  readonly cards?: number
}

/** A game under way, driven as people and the clock would; for tests. */
export class Play {
  state: State
  now = 1_000_000 as Instant
  readonly present: Set<SeatId>
  readonly bots = new Set<SeatId>()
  readonly events: Event[] = []
  /** The set-up as chance drew it. */
  readonly drawn: readonly Event[]
  private readonly cards
  private readonly chance
  private readonly known: ReadonlySet<string>

  constructor({
    edition = 'cactus',
    options = {},
    teams = TEAM_SEATS,
    known = [],
    seed = 'test',
    first = 'sel',
    cards = 4,
  }: Table = {}) {
    this.cards = new Map([...CARDS].slice(0, cards))
    this.present = new Set([...teams.sel.seats, ...teams.poivre.seats])
    this.chance = seededChance(seed)
    this.known = new Set(known)
    const set = motPourMot.setup({ ...defaults(edition), ...options }, teams, this.tools())
    if (!set.isOk) throw new Error(set.refusal.code)
    this.drawn = set.value
    this.events.push(...set.value.map((event): Event => (event.type === 'set-up' ? { ...event, first } : event)))
    this.state = this.events.reduce<State | undefined>(motPourMot.evolve, undefined) as State
  }

  tools() {
    return {
      now: this.now,
      chance: this.chance,
      present: this.present,
      bots: this.bots,
      cards: this.cards,
      fold,
      isSpelled: (letters: string) => this.known.has(letters),
      nearest: (letters: string) => [`${letters}-proche`],
    }
  }

  /** Asks for a move; the refusal, if there is one. */
  ask(by: Actor | string, move: Move): Refusal<RefusalCode> | undefined {
    const actor: Actor = typeof by === 'string' ? { kind: 'seat', seat: seat(by) } : by
    const decided = motPourMot.decide(this.state, move, actor, this.tools())
    if (!decided.isOk) return decided.refusal
    this.events.push(...decided.value)
    this.state = decided.value.reduce<State>(motPourMot.evolve, this.state)
    return undefined
  }

  /** A move that must be accepted. */
  do(by: Actor | string, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const refusal = this.ask(by, move)
      if (refusal) throw new Error(`${JSON.stringify(by)} ${move.type}: ${refusal.rule} ${refusal.code}`)
    }
    return this
  }

  /** Lets the present deadline pass. */
  letTimePass(): this {
    const next = motPourMot.due(this.state)
    if (next === undefined) throw new Error('nothing is due')
    this.now = next.at
    return this.do({ kind: 'clock' }, next.move)
  }

  /** Draws, starts the timer and spells, by whoever's part it is. */
  spell(word: string): this {
    const captain = this.captain(this.state.active)
    const other = this.captain(this.state.active === 'sel' ? 'poivre' : 'sel')
    this.do(captain, { type: 'draw' })
    this.do(this.state.options.edition === 'cactus' ? captain : other, { type: 'start-timer' })
    for (const letter of word) this.do(captain, { type: 'spell', letter })
    return this
  }

  answer(word: string): this {
    this.spell(word)
    return this.do(this.captain(this.state.active), { type: 'done' })
  }

  /** A whole turn that nobody objects to. */
  turn(word: string): this {
    const other = this.captain(this.state.active === 'sel' ? 'poivre' : 'sel')
    return this.answer(word).do(other, { type: 'accept' })
  }

  captain(team: Team): string {
    return this.state.teams[team].captain
  }

  seenBy(name: string | undefined) {
    const viewer: Viewer = name === undefined ? { kind: 'onlooker' } : { kind: 'seat', seat: seat(name) }
    return motPourMot.view(this.state, viewer)
  }

  /** « S2 » for a tile two columns toward Poivre, « Sout » for one that is out. */
  at(letters: string): string {
    return [...letters]
      .map((letter) => {
        const place = this.state.tiles[letter]
        return place === undefined ? `${letter}?` : `${letter}${'outBy' in place ? 'out' : place.column}`
      })
      .join(' ')
  }
}

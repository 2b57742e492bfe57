import {
  type Actor,
  after,
  type BotLevel,
  type Instant,
  type Refusal,
  type SeatId,
  type Seating,
  seededChance,
  type Viewer,
} from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { motPourMot } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { defaults, type Edition, type Options } from '../rules/options.ts'
import { otherTeam, type State, type Team, type Teams } from '../rules/state.ts'
import type { MotPourMotTools, MotPourMotWorld } from '../rules/world.ts'

const seat = (name: string) => name as SeatId
export const TEAM_SEATS: Teams = {
  sel: { seats: [seat('Ana'), seat('Bob'), seat('Cléo')], captain: seat('Ana') },
  poivre: { seats: [seat('Dan'), seat('Eve')], captain: seat('Dan') },
}

export const CARDS = new Map(
  Array.from({ length: 4 }, (_, nth) => [`card-${nth}`, { front: `Front ${nth}`, back: `Back ${nth}` }]),
)

interface Table {
  readonly edition?: Edition
  readonly options?: Partial<Options>
  readonly teams?: Teams
  readonly known?: readonly string[]
  readonly seed?: string
  /** Whatever the lot says, Sel starts: tests read better so. */
  readonly first?: Team
  readonly world?: Partial<MotPourMotWorld>
  /** How often the table has seen a card. */
  readonly timesSeen?: Readonly<Record<string, number>>
  readonly unhurried?: readonly string[]
}

export const seatingOf = (teams: Teams): Seating => ({ seats: [...teams.sel.seats, ...teams.poivre.seats], teams })

/** A game under way, driven as people and the clock would; for tests. */
export class Play {
  state: State
  now = 1_000_000 as Instant
  readonly present: Set<SeatId>
  readonly bots = new Set<SeatId>()
  readonly events: Event[] = []
  /** The set-up as chance drew it. */
  readonly drawn: readonly Event[]
  /** When the game had its last decision: what bots count from. */
  lastAt = this.now
  private readonly chance
  private readonly seed: string
  private readonly unhurried: ReadonlySet<SeatId>
  private readonly timesSeen: Readonly<Record<string, number>>
  readonly world: MotPourMotWorld

  constructor({
    edition = 'cactus',
    options = {},
    teams = TEAM_SEATS,
    known = [],
    seed = 'test',
    first = 'sel',
    world = {},
    timesSeen = {},
    unhurried = [],
  }: Table = {}) {
    const seating = seatingOf(teams)
    this.present = new Set(seating.seats)
    this.seed = seed
    this.chance = seededChance(seed)
    this.timesSeen = timesSeen
    this.unhurried = new Set(unhurried.map(seat))
    this.world = {
      cards: CARDS,
      answers: () => [],
      fold,
      isSpelled: (letters) => known.includes(letters),
      nearest: (letters) => [`${letters}-proche`],
      ...world,
    }
    const set = motPourMot.setup({ ...defaults(edition), ...options }, seating, this.tools())
    if (!set.isOk) throw new Error(set.refusal.code)
    this.drawn = set.value
    this.events.push(...set.value.map((event): Event => (event.type === 'set-up' ? { ...event, first } : event)))
    this.state = this.events.reduce<State | undefined>(motPourMot.evolve, undefined) as State
  }

  tools(): MotPourMotTools {
    return {
      now: this.now,
      chance: this.chance,
      present: this.present,
      bots: this.bots,
      unhurried: this.unhurried,
      timesSeen: (card) => this.timesSeen[card] ?? 0,
      ...this.world,
    }
  }

  /** Asks for a move; the refusal, if there is one. */
  ask(by: Actor | string, move: Move): Refusal | undefined {
    const actor: Actor = typeof by === 'string' ? { kind: 'seat', seat: seat(by) } : by
    const decided = motPourMot.decide(this.state, move, actor, this.tools())
    if (!decided.isOk) return decided.refusal
    this.events.push(...decided.value)
    this.state = decided.value.reduce<State>(motPourMot.evolve, this.state)
    this.lastAt = this.now
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
    const other = this.captain(otherTeam(this.state.active))
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
    const other = this.captain(otherTeam(this.state.active))
    return this.answer(word).do(other, { type: 'accept' })
  }

  captain(team: Team): string {
    return this.state.teams[team].captain
  }

  seenBy(name: string | undefined, { isPaused = false } = {}) {
    const viewer: Viewer = name === undefined ? { kind: 'onlooker' } : { kind: 'seat', seat: seat(name) }
    return motPourMot.view(this.state, viewer, { present: this.present, isPaused })
  }

  /** What a bot in this seat would do next, and when. */
  botMove(name: string, level: BotLevel) {
    const chance = (about: string) => seededChance(`${this.seed}:${name}:${about}`)
    const next = motPourMot.bot(this.seenBy(name), seat(name), { level, chance, ...this.world })
    return next && { name, move: next.move, at: after(this.lastAt, next.after), after: next.after }
  }

  /** Whatever comes next by itself: the clock's move, or that of a bot. False when nothing does. */
  goOn(bots: Readonly<Record<string, BotLevel>>): boolean {
    const clock = motPourMot.due(this.state)
    const dues = Object.entries(bots)
      .flatMap(([name, level]) => this.botMove(name, level) ?? [])
      .sort((a, b) => a.at - b.at)
    const next = dues[0]
    if (next !== undefined && (clock === undefined || next.at < clock.at)) {
      this.now = next.at
      this.do(next.name, next.move)
    } else if (clock !== undefined) this.letTimePass()
    return next !== undefined || clock !== undefined
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

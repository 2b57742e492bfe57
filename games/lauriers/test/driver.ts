import {
  type Actor,
  after,
  type BotLevel,
  type Instant,
  type Refusal,
  type SeatId,
  seededChance,
  type Viewer,
} from '@tablee/kernel'
import { lauriers } from '../game.ts'
import type { Event } from '../rules/events.ts'
import { type Line, type Source, TRUTH } from '../rules/lines.ts'
import type { Move } from '../rules/moves.ts'
import { defaults, type Options } from '../rules/options.ts'
import { type State, writersOf } from '../rules/state.ts'
import type { DefinitionCard, Entry, LauriersTools, LauriersWorld } from '../rules/world.ts'

const seat = (name: string) => name as SeatId

/** « card 3 » has the words « mot 3a » to « mot 3d », each of a kind of its own. */
const entry = (word: string, kind: string): Entry => ({
  word,
  kind,
  definition: `Ce que ${word} veut dire vraiment.`,
  bluffs: [`Premier leurre pour ${word}.`, `Deuxième bobard sur ${word}.`, `Troisième fable de ${word}.`],
})
const card = (nth: number): DefinitionCard => ({
  words: [
    entry(`mot ${nth}a`, 'n.m.'),
    entry(`mot ${nth}b`, 'n.f.'),
    entry(`mot ${nth}c`, 'adj.'),
    entry(`mot ${nth}d`, 'v.t.'),
  ],
})
export const cardsFor = (count: number): LauriersWorld['cards'] =>
  new Map(Array.from({ length: count }, (_, nth) => [`card ${nth + 1}`, card(nth + 1)]))

interface Table {
  readonly names?: readonly string[]
  readonly options?: Partial<Options>
  readonly seed?: string
  readonly cards?: LauriersWorld['cards']
  readonly unhurried?: readonly string[]
  readonly bots?: readonly string[]
  readonly timesSeen?: Readonly<Record<string, number>>
}

/** Who voted for whose text. */
type Ballots = Readonly<Record<string, string>>

/** A game under way, driven as people and the clock would; for tests. */
export class Play {
  state: State
  now = 1_000_000 as Instant
  readonly present: Set<SeatId>
  readonly away = new Map<SeatId, Instant>()
  readonly bots: ReadonlySet<SeatId>
  readonly events: Event[] = []
  readonly world: LauriersWorld
  /** When the game had its last decision: what bots count from. */
  lastAt = this.now
  private readonly chance
  private readonly seed: string
  private readonly unhurried: ReadonlySet<SeatId>
  private readonly timesSeen: Readonly<Record<string, number>>

  constructor({ names = ['Ana', 'Bob', 'Cléo', 'Dan'], options = {}, seed = 'test', ...more }: Table = {}) {
    const seats = names.map(seat)
    this.present = new Set(seats)
    this.seed = seed
    this.chance = seededChance(seed)
    this.bots = new Set((more.bots ?? []).map(seat))
    this.unhurried = new Set((more.unhurried ?? []).map(seat))
    this.timesSeen = more.timesSeen ?? {}
    this.world = { cards: more.cards ?? cardsFor(6) }
    const set = lauriers.setup({ ...defaults, ...options }, { seats, teams: {} }, this.tools())
    if (!set.isOk) throw new Error(set.refusal.code)
    this.events.push(...set.value)
    this.state = set.value.reduce<State | undefined>(lauriers.evolve, undefined) as State
  }

  tools(): LauriersTools {
    return {
      now: this.now,
      chance: this.chance,
      present: this.present,
      bots: this.bots,
      unhurried: this.unhurried,
      timesSeen: (id) => this.timesSeen[id] ?? 0,
      ...this.world,
    }
  }

  /** Asks for a move; the refusal, if there is one. */
  ask(by: Actor | string, move: Move): Refusal | undefined {
    const actor: Actor = typeof by === 'string' ? { kind: 'seat', seat: seat(by) } : by
    const decided = lauriers.decide(this.state, move, actor, this.tools())
    if (!decided.isOk) return decided.refusal
    this.events.push(...decided.value)
    this.state = decided.value.reduce<State>(lauriers.evolve, this.state)
    if (decided.value.length > 0) this.lastAt = this.now
    return undefined
  }

  /** A move that must be accepted. */
  do(by: Actor | string, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const refusal = this.ask(by, move)
      if (refusal) throw new Error(`${JSON.stringify(by)} ${JSON.stringify(move)}: ${refusal.rule} ${refusal.code}`)
    }
    return this
  }

  leave(...names: readonly string[]): this {
    for (const name of names) {
      this.present.delete(seat(name))
      this.away.set(seat(name), this.now)
    }
    return this
  }

  comeBack(name: string): this {
    this.present.add(seat(name))
    this.away.delete(seat(name))
    return this
  }

  lead(...moves: readonly Move[]): this {
    return this.do(this.state.leader, ...moves)
  }

  get writers(): readonly string[] {
    return writersOf(this.state)
  }

  /** The leader draws, and picks the first word. */
  pick(): this {
    return this.lead({ type: 'draw', box: 0 }, { type: 'pick', nth: 0 })
  }

  draft(name: string, text: string): this {
    return this.do(name, { type: 'draft', round: this.state.round, text })
  }

  handIn(name: string, text = `Texte de ${name}`): this {
    return this.do(name, { type: 'hand-in', round: this.state.round, text })
  }

  /** A word is picked, and everybody hands something in: a text of their own, or this one. */
  write(texts: Readonly<Record<string, string>> = {}): this {
    this.pick()
    for (const name of this.writers) this.handIn(name, texts[name])
    return this
  }

  get lines(): readonly Line[] {
    const { phase } = this.state
    if (!('lines' in phase)) throw new Error(`no lines in ${phase.name}`)
    return phase.lines
  }

  /** At which place somebody's text, or the true one, is read. */
  placeOf(source: string): number {
    return this.lines.findIndex(({ from }) => from.includes(source as Source))
  }

  /** The leader takes these for one, in the first one's words. */
  merge(...sources: readonly string[]): this {
    const merged = this.lines.filter((_, nth) => sources.some((source) => this.placeOf(source) === nth))
    const [first] = merged
    if (first === undefined) throw new Error('nothing to merge')
    const line = { from: merged.flatMap(({ from }) => from), wording: first.wording }
    return this.lead({ type: 'arrange', lines: [line, ...this.lines.filter((each) => !merged.includes(each))] })
  }

  readOn(): this {
    return this.lead({ type: 'read-on', step: this.state.step })
  }

  /** All are read: stakes and votes are open. */
  readAll(): this {
    if (this.state.phase.name === 'desk') this.lead({ type: 'publish' })
    while (this.state.phase.name === 'read') this.readOn()
    return this
  }

  stake(...names: readonly string[]): this {
    for (const name of names) this.do(name, { type: 'stake', round: this.state.round })
    return this
  }

  voting(source: string): Move {
    return { type: 'vote', round: this.state.round, line: this.placeOf(source) }
  }

  vote(ballots: Ballots): this {
    for (const [name, source] of Object.entries(ballots)) this.do(name, this.voting(source))
    return this
  }

  /** Votes are cast, and the results told. */
  told(ballots: Ballots): this {
    this.vote(ballots)
    if (this.state.phase.name === 'vote') this.letTimePass()
    return this.lead({ type: 'tell' })
  }

  /** A whole round in which everybody votes as told, the others for the true one; then the next one begins. */
  round(ballots: Ballots = {}, stakes: readonly string[] = []): this {
    const all = Object.fromEntries(this.writers.map((name) => [name, ballots[name] ?? TRUTH]))
    this.write()
      .readAll()
      .stake(...stakes)
      .told(all)
    return this.phase === 'over' ? this : this.lead({ type: 'go-on' })
  }

  /** Lets the present deadline pass. */
  letTimePass(): this {
    const next = lauriers.due(this.state)
    if (next === undefined) throw new Error('nothing is due')
    this.now = next.at
    return this.do({ kind: 'clock' }, next.move)
  }

  wait(milliseconds: number): this {
    this.now = (this.now + milliseconds) as Instant
    return this
  }

  /** When the round goes on without those who left; undefined while somebody else is waited for. */
  get withoutAt(): Instant | undefined {
    return lauriers.dueWithout?.(this.state, this.away)?.at
  }

  /** They are not waited for any longer. */
  goOnWithout(): this {
    const next = lauriers.dueWithout?.(this.state, this.away)
    if (next === undefined) throw new Error('somebody is waited for')
    this.now = Math.max(this.now, next.at) as Instant
    return this.do({ kind: 'clock' }, next.move)
  }

  get phase(): State['phase']['name'] {
    return this.state.phase.name
  }

  /** Everybody's points in the round told last, by name. */
  get points(): Record<string, number> {
    const { scores = {} } = this.state.last ?? {}
    return Object.fromEntries(Object.entries(scores).map(([name, { points }]) => [name, points]))
  }

  seenBy(name: string | undefined, { isPaused = false } = {}) {
    const viewer: Viewer = name === undefined ? { kind: 'onlooker' } : { kind: 'seat', seat: seat(name) }
    return lauriers.view(this.state, viewer, { present: this.present, away: this.away, isPaused })
  }

  /** What a bot in this seat would do next, and when. */
  botMove(name: string, level: BotLevel) {
    const chance = (about: string) => seededChance(`${this.seed}:${name}:${about}`)
    const next = lauriers.bot(this.seenBy(name), seat(name), { level, chance, ...this.world })
    return next && { name, move: next.move, at: after(next.since ?? this.lastAt, next.after), after: next.after }
  }

  /** Whatever comes next by itself: the clock's move, or that of a bot. False when nothing does. */
  goOn(bots: Readonly<Record<string, BotLevel>>): boolean {
    const clock = lauriers.due(this.state)
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

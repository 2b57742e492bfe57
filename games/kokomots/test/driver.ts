import {
  type Actor,
  after,
  type BotLevel,
  type Instant,
  type Milliseconds,
  type Refusal,
  type SeatId,
  type Seating,
  seededChance,
  type Viewer,
} from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { kokomots } from '../game.ts'
import type { Reason } from '../rules/claims/reasons.ts'
import { ownLetters } from '../rules/claims/taking.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { defaults, type Options } from '../rules/options.ts'
import { scoreOf, wonBy } from '../rules/scoring/score.ts'
import { type Claim, handOf, type State, titleOf, topLetters, turnOf } from '../rules/state.ts'
import type { KokomotsTools, KokomotsWorld } from '../rules/world.ts'
import { cardsFrom, type Stack, shortOf, stackedTable } from './stacked-table.ts'
import { TRIAL_LETTERS, TRIAL_THEMES } from './trial-deck.ts'

const seat = (name: string) => name as SeatId

interface Table {
  readonly names?: readonly string[]
  /** By team, in the team mode. */
  readonly teams?: Readonly<Record<string, readonly string[]>>
  readonly options?: Partial<Options>
  readonly seed?: string
  readonly stack?: Stack
  readonly world?: Partial<KokomotsWorld>
  readonly unhurried?: readonly string[]
  readonly timesSeen?: Readonly<Record<string, number>>
  /** The game has not begun: nobody said « ready ». */
  readonly isAsleep?: boolean
}

const seatingOf = ({ names = ['Ana', 'Bob', 'Cléo'], teams }: Table): Seating => {
  const inTeams = Object.entries(teams ?? {}).map(([id, mates]) => [
    id,
    { seats: mates.map(seat), captain: seat(mates[0] ?? '') },
  ])
  const seats = (teams === undefined ? names : Object.values(teams).flat()).map(seat)
  // Whoever is listed first has the longest name: tests read better so.
  const lengthened = seats.map((each, nth) => [each, nth === 0 ? `${each}${'e'.repeat(30)}` : each])
  return { seats, teams: Object.fromEntries(inTeams), names: Object.fromEntries(lengthened) }
}

/** A game under way, driven as people and the clock would; for tests. */
export class Play {
  state: State
  now = 1_000_000 as Instant
  readonly present: Set<SeatId>
  readonly away = new Map<SeatId, Instant>()
  readonly bots = new Set<SeatId>()
  readonly events: Event[] = []
  readonly world: KokomotsWorld
  /** When the game had its last decision: what bots count from. */
  lastAt = this.now
  private readonly chance
  private readonly seed: string
  private readonly unhurried: ReadonlySet<SeatId>
  private readonly timesSeen: Readonly<Record<string, number>>

  constructor(table: Table = {}) {
    const { options = {}, seed = 'test', stack, world = {}, unhurried = [], timesSeen = {}, isAsleep = false } = table
    const seating = seatingOf(table)
    this.present = new Set(seating.seats)
    this.seed = seed
    this.chance = seededChance(seed)
    this.unhurried = new Set(unhurried.map(seat))
    this.timesSeen = timesSeen
    this.world = { themes: TRIAL_THEMES, letters: TRIAL_LETTERS, fold, isSpelled: () => true, ...world }
    const mode = table.teams === undefined ? {} : { mode: 'teams' as const }
    const set = kokomots.setup({ ...defaults, ...mode, ...options }, seating, this.tools())
    if (!set.isOk) throw new Error(set.refusal.code)
    this.events.push(...set.value)
    this.state = set.value.reduce<State | undefined>(kokomots.evolve, undefined) as State
    if (stack !== undefined) this.state = stackedTable(this.state, stack)
    if (!isAsleep)
      this.do(seating.seats[0] ?? '', { type: this.state.phase.name === 'ready' ? 'ready' : 'turn-letters' })
  }

  tools(): KokomotsTools {
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
    const decided = kokomots.decide(this.state, move, actor, this.tools())
    if (!decided.isOk) return decided.refusal
    this.events.push(...decided.value)
    this.state = decided.value.reduce<State>(kokomots.evolve, this.state)
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

  /** When it goes on without those who left; undefined while somebody else is waited for. */
  get withoutAt(): Instant | undefined {
    return kokomots.dueWithout?.(this.state, this.away)?.at
  }

  /** They are not waited for any longer. */
  goOnWithout(): this {
    const next = kokomots.dueWithout?.(this.state, this.away)
    if (next === undefined) throw new Error('somebody is waited for')
    this.now = Math.max(this.now, next.at) as Instant
    return this.do({ kind: 'clock' }, next.move)
  }

  /** « New York » for the theme of that title, with cards in short, « own / column »; « Mer + Cinéma » links the fifth. */
  claiming(name: string, word: string, theme: string, shorts: string, packet?: number): Move {
    const [title = '', linked] = theme.split(' + ')
    const column = this.state.columns.findIndex(({ themes: [top] }) => top !== undefined && titleOf(top) === title)
    const lies = this.state.columns[column]
    const chosen = packet === undefined ? {} : { packet }
    const own = ownLetters(this.state, { by: seat(name), ...chosen })
    const [mine = '', theirs = ''] = shorts.split('/')
    const elsewhere = this.state.columns.filter((each) => each !== lies).flatMap(topLetters)
    const open = [...(lies === undefined ? [] : topLetters(lies)), ...elsewhere]
    const cards = [...cardsFrom(own, mine), ...cardsFrom(open, theirs)]
    return { type: 'claim', word, column, isLinked: linked !== undefined, cards, ...chosen }
  }

  claim(name: string, word: string, theme: string, shorts: string, packet?: number): this {
    return this.do(name, this.claiming(name, word, theme, shorts, packet))
  }

  /** The claim made last. */
  get last(): Claim {
    const claim = this.state.claims.at(-1)
    if (claim === undefined) throw new Error('nothing is claimed')
    return claim
  }

  accept(by: string, claim = this.last.id): this {
    return this.do(by, { type: 'accept', claim })
  }

  refuse(by: string, reason: Reason = 'off-theme', claim = this.last.id): this {
    return this.do(by, { type: 'refuse', claim, reason })
  }

  spell(name: string, letters: string, claim = this.last.id): this {
    for (const letter of letters) this.do(name, { type: 'spell', claim, letter })
    return this
  }

  /** Lets this many seconds pass, and everything that is due meanwhile happen. */
  wait(seconds: number): this {
    const until = after(this.now, (seconds * 1000) as Milliseconds)
    for (let due = kokomots.due(this.state); due !== undefined && due.at <= until; due = kokomots.due(this.state)) {
      this.now = due.at
      this.do({ kind: 'clock' }, due.move)
    }
    this.now = until
    return this
  }

  /** Lets the next deadline pass. */
  letTimePass(): this {
    const next = kokomots.due(this.state)
    if (next === undefined) throw new Error('nothing is due')
    this.now = (next.at > this.now ? next.at : this.now) as Instant
    return this.do({ kind: 'clock' }, next.move)
  }

  get phase(): State['phase']['name'] {
    return this.state.phase.name
  }

  get active(): string | undefined {
    return turnOf(this.state)?.camp
  }

  hand(name: string): string {
    return handOf(this.state, seat(name)).map(shortOf).join(' ')
  }

  /** « Ville: O N » */
  column(nth: number): string {
    const column = this.state.columns[nth]
    const [top] = column?.themes ?? []
    return top === undefined || column === undefined
      ? 'closed'
      : `${titleOf(top)}: ${topLetters(column).map(shortOf).join(' ')}`
  }

  /** What lies before somebody: « E R O | Ville | » */
  pile(camp: string): string {
    const { letters, themes, marked } = wonBy(this.state, camp)
    return [letters.map(shortOf).join(' '), themes.map(titleOf).join(), marked.map(titleOf).join()].join('|')
  }

  score(camp: string): number {
    return scoreOf(wonBy(this.state, camp))
  }

  get told(): string[] {
    return this.state.told.map(({ type }) => type)
  }

  seenBy(name: string | undefined, { isPaused = false } = {}) {
    const viewer: Viewer = name === undefined ? { kind: 'onlooker' } : { kind: 'seat', seat: seat(name) }
    return kokomots.view(this.state, viewer, { present: this.present, away: this.away, isPaused })
  }

  /** What a bot in this seat would do next, and when. */
  botMove(name: string, level: BotLevel) {
    const chance = (about: string) => seededChance(`${this.seed}:${name}:${about}`)
    const next = kokomots.bot(this.seenBy(name), seat(name), { level, chance, ...this.world })
    return next && { name, move: next.move, at: after(next.since ?? this.lastAt, next.after), after: next.after }
  }

  /** Whatever comes next by itself: the clock's move, or that of a bot. False when nothing does. */
  goOn(bots: Readonly<Record<string, BotLevel>>): boolean {
    const clock = kokomots.due(this.state)
    const [next] = Object.entries(bots)
      .flatMap(([name, level]) => this.botMove(name, level) ?? [])
      .sort((a, b) => a.at - b.at)
    if (next !== undefined && (clock === undefined || next.at < clock.at)) {
      this.now = (next.at > this.now ? next.at : this.now) as Instant
      this.do(next.name, next.move)
    } else if (clock !== undefined) this.letTimePass()
    return next !== undefined || clock !== undefined
  }
}

import { GameDriver, seatingOf } from '@tablee/game-kit/testing/game-driver.ts'
import { lauriers } from '../game.ts'
import type { Event } from '../rules/events.ts'
import { type Line, type Source, TRUTH } from '../rules/lines.ts'
import type { Move } from '../rules/moves.ts'
import { atPace, defaults, type Options } from '../rules/options.ts'
import { type State, writersOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import type { DefinitionCard, Entry, LauriersWorld } from '../rules/world.ts'

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

/** As with the cardboard box: the leader draws, and waits are the book's. */
export const boxed: Options = { ...defaults, ...atPace('box') }

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

/** Les Lauriers, driven as people and the clock would. */
export class Play extends GameDriver<Options, State, Move, Event, View, LauriersWorld> {
  constructor({ names = ['Ana', 'Bob', 'Cléo', 'Dan'], cards = cardsFor(6), ...table }: Table = {}) {
    super(lauriers, {
      ...table,
      options: { ...boxed, ...table.options },
      seating: seatingOf(names),
      world: { cards },
    })
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

  /** A vote with a token, or one that takes its token back. */
  voteStaking(name: string, source: string, stake: boolean): this {
    return this.do(name, { type: 'vote', round: this.state.round, line: this.placeOf(source), stake })
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

  get phase(): State['phase']['name'] {
    return this.state.phase.name
  }

  /** Everybody's points in the round told last, by name. */
  get points(): Record<string, number> {
    const { scores = {} } = this.state.last ?? {}
    return Object.fromEntries(Object.entries(scores).map(([name, { points }]) => [name, points]))
  }
}

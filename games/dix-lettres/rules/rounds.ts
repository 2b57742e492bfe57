import { startWait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId, Seating } from '@tablee/kernel'
import { restOf, shaken, TILES } from './bag.ts'
import { evolve } from './evolve.ts'
import type { Options } from './options.ts'
import { entriesOf, pointsFor, wordsAtTheEnd } from './scoring.ts'
import type { Found } from './search.ts'
import type { Event, GameTools, State } from './state.ts'

type WaitName = keyof Options['waits']

/** DIX-13: how many of the longest words are told. */
const TOLD = 3

/** DIX-13: the longest words of those found, in this order. */
const longestOf = (found: readonly Found[]): string[] =>
  found
    .filter(({ word }) => word.length === found[0]?.word.length)
    .slice(0, TOLD)
    .map(({ word }) => word)

/** ALL-2: everybody reads and writes at once, so that all have the time that one of them asked for. */
const waitFor = ({ options, seats }: State, name: WaitName, tools: GameTools, awaited = seats) =>
  options.hasClock ? startWait(options.waits[name], awaited, tools) : undefined

/** Decides in steps: each sees the state that the ones before left. */
class Course {
  readonly events: Event[] = []
  constructor(
    public state: State,
    private readonly tools: GameTools,
  ) {}

  add(...events: readonly Event[]): this {
    this.events.push(...events)
    this.state = events.reduce<State>(evolve, this.state)
    return this
  }

  /** DIX-4: whoever is next clockwise and there to call. */
  private nextCaller(): SeatId | undefined {
    const { options, seats, caller } = this.state
    if (options.draw === 'machine') return undefined
    const first = caller === undefined ? 0 : seats.indexOf(caller) + 1
    const order = [...seats.slice(first), ...seats.slice(0, first)]
    return order.find((seat) => this.tools.present.has(seat)) ?? order[0]
  }

  beginRound(): this {
    const { tools, state } = this
    const caller = this.nextCaller()
    const wait = caller === undefined ? undefined : waitFor(state, 'draw', tools, [caller])
    const bags = shaken(tools.bags(state.round + 1), tools.chance)
    this.add({ type: 'round-began', caller, bags, wait })
    return caller === undefined ? this.drawRest() : this
  }

  draw(letters: readonly string[]): this {
    this.add({ type: 'drawn', letters })
    if (this.state.letters.length < TILES) return this
    return this.add({ type: 'writing-began', began: this.tools.now, wait: waitFor(this.state, 'write', this.tools) })
  }

  drawRest(): this {
    const { bags, letters } = this.state
    return this.draw(restOf(bags, letters, this.tools.chance))
  }

  /** DIX-7: nothing is written any more; the words are shown from short to long. */
  reveal(): this {
    const { phase, seats } = this.state
    if (phase.name !== 'write') return this
    const entries = entriesOf(wordsAtTheEnd(phase.words, phase.drafts), seats, this.tools.isWord)
    if (entries.length === 0) return this.endRound()
    return this.add({ type: 'reveal-began', entries, wait: waitFor(this.state, 'reveal', this.tools) })
  }

  /** DIX-8, DIX-12: the next word, what they brought, the next round. */
  goOn(): this {
    const { phase, round, options } = this.state
    if (phase.name === 'reveal' && phase.shown < phase.entries.length)
      return this.add({ type: 'word-shown', wait: waitFor(this.state, 'reveal', this.tools) })
    if (phase.name === 'reveal') return this.endRound()
    return round < options.rounds ? this.beginRound() : this.add({ type: 'ended' })
  }

  private endRound(): this {
    const { phase, letters, options } = this.state
    const entries = phase.name === 'reveal' ? phase.entries : []
    const points = pointsFor(entries, options.scoring)
    const result = { letters, entries, points, best: longestOf(this.tools.found(letters)) }
    return this.add({ type: 'round-ended', result, wait: waitFor(this.state, 'results', this.tools) })
  }
}

export const courseFrom = (state: State, tools: GameTools): Course => new Course(state, tools)

export const opening = (options: Options, { seats }: Seating, tools: GameTools): Event[] => {
  const began: Event = { type: 'began', options, seats }
  return [began, ...courseFrom(evolve(undefined, began), tools).beginRound().events]
}

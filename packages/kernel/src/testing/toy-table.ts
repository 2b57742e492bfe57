import type { HolderKey, Milliseconds, SeatId, ServerTime } from '../brand.ts'
import type { Viewer } from '../game.ts'
import type { Refusal } from '../result.ts'
import type { FoldedGame } from '../table/decided.ts'
import type { Decision } from '../table/events.ts'
import { tableMachine } from '../table/machine.ts'
import type { Asker, TableMove } from '../table/moves.ts'
import { dealOf } from '../table/seats/chairs.ts'
import { seatHeldBy, type TableState } from '../table/state.ts'
import { toyShelf } from './toy-game.ts'

const machine = tableMachine(toyShelf)
export const keyOf = (name: string) => `key of ${name}` as HolderKey
export const markOf = (name: string) => `mark of ${name}` as HolderKey

/** Test support: drives a table of the toy game as people and the clock would. People are known by their first name. */
export class ToyTable {
  now = 1_000_000 as ServerTime
  readonly decisions: Decision[] = []
  readonly away = new Set<string>()
  /** Devices that are used under a second name with another secret: name → the device's first name. */
  readonly devices = new Map<string, string>()
  /** Names of the spectators' devices. */
  lookers: readonly string[] = []
  hostAwayFor = 0
  state: TableState
  private seeds = 0

  constructor(...names: readonly string[]) {
    this.state = this.write({ kind: 'clock' }, { type: 'beat' }, machine.open())
    for (const name of names) this.do(name, { type: 'sit', name })
  }

  private write(
    by: Asker,
    move: TableMove,
    events: Decision['events'],
    moveId?: string,
    folded?: FoldedGame,
  ): TableState {
    const id = `d${this.decisions.length}`
    const decided = { id, at: this.now, by, move, events, ...(moveId === undefined ? {} : { moveId }) }
    // The log gives back parsed JSON.
    const decision: Decision = JSON.parse(JSON.stringify(decided))
    const before = this.decisions.length === 0 ? undefined : this.state
    this.decisions.push(decision)
    this.state = before && folded ? machine.evolveDecided(before, decision, folded) : machine.evolve(before, decision)
    return this.state
  }

  seat(name: string): SeatId {
    const seat = this.state.seats.find((each) => each.name === name) ?? seatHeldBy(this.state, keyOf(name))
    if (seat === undefined) throw new Error(`${name} does not sit here`)
    return seat.id
  }

  people(): ReadonlySet<SeatId> {
    const here = this.state.seats.filter(
      ({ holder }) => holder.kind === 'person' && ![...this.away].some((name) => holder.key === keyOf(name)),
    )
    return new Set(here.map(({ id }) => id))
  }

  ask(who: string | Asker, move: TableMove, moveId?: string): Refusal | undefined {
    const held = typeof who === 'string' ? seatHeldBy(this.state, keyOf(who)) : undefined
    const by: Asker =
      typeof who !== 'string'
        ? who
        : held === undefined
          ? { kind: 'newcomer', key: keyOf(who), mark: markOf(this.devices.get(who) ?? who) }
          : { kind: 'seat', seat: held.id }
    const tools = {
      now: this.now,
      people: this.people(),
      entropy: () => `seed ${++this.seeds}`,
      hostAwayFor: this.hostAwayFor as Milliseconds,
      lookers: () => this.lookers.map(markOf),
    }
    const decided = machine.decide(this.state, move, by, tools)
    if (!decided.isOk) return decided.refusal
    if (decided.value.length > 0) this.write(by, move, decided.value, moveId, decided.folded)
    return undefined
  }

  do(who: string | Asker, ...moves: readonly TableMove[]): this {
    for (const move of moves) {
      const refusal = this.ask(who, move)
      if (refusal) throw new Error(`${JSON.stringify(who)} ${move.type}: ${refusal.code}`)
    }
    return this
  }

  wait(milliseconds: number): this {
    this.now = (this.now + milliseconds) as ServerTime
    return this
  }

  /** Moves the clock to the next due, and does it. */
  tick(): this {
    const [next] = machine.dues(this.state, { people: this.people() })
    if (next === undefined) throw new Error('nothing is due')
    const { elapsed, since } = this.state.clock
    this.now = Math.max(this.now, (since ?? this.now) + next.at - elapsed) as ServerTime
    return this.do({ kind: 'clock' }, { type: 'tick' })
  }

  dues() {
    return machine.dues(this.state, { people: this.people() })
  }

  seenBy(name?: string, state = this.state) {
    const viewer: Viewer = name === undefined ? { kind: 'onlooker' } : { kind: 'seat', seat: this.seat(name) }
    const hostAwayFor = this.hostAwayFor as Milliseconds
    return machine.view(state, viewer, { people: this.people(), hostAwayFor, onlookers: 0, screens: 0 })
  }

  /** Lets the clock end turns until the next round. */
  nextRound(): this {
    const round = dealOf(this.state, toyShelf)
    while (dealOf(this.state, toyShelf) === round) this.tick()
    return this
  }

  replayed(): TableState | undefined {
    return this.decisions.reduce<TableState | undefined>((state, each) => machine.evolve(state, each), undefined)
  }
}

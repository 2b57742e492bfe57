import {
  type Asker,
  type Attendance,
  type Decision,
  type HolderKey,
  type Instant,
  type Refusal,
  type SeatId,
  type ServerTime,
  type Shelf,
  seatHeldBy,
  type TableMachine,
  type TableMove,
  type TableState,
  type TableView,
  tableMachine,
  tableNow,
  thinkAbout,
} from '@tablee/kernel'

const keyOf = (name: string) => `key of ${name}` as HolderKey

/** A bot's own seat: it neither keeps it for a person nor follows one who left. */
const isNobodysSeat = ({ holder }: TableState['seats'][number]): boolean =>
  holder.kind === 'bot' && holder.keptFor === undefined && holder.leftBy === undefined

/** A real table with nobody at it but a script: its clock jumps from one thing that is due to the next. */
export class VirtualTable {
  now = 0 as ServerTime
  private readonly away = new Map<string, Instant>()
  readonly machine: TableMachine
  state: TableState
  private written = 0
  private readonly seated = new Set<string>()

  constructor(
    private readonly shelf: Shelf,
    private readonly seed: string,
    /** Hears every decision. */
    private readonly onDecision: (decision: Decision) => void = () => {},
  ) {
    this.machine = tableMachine(shelf)
    this.state = this.write({ kind: 'clock' }, { type: 'beat' }, this.machine.open())
  }

  private write(by: Asker, move: TableMove, events: Decision['events']): TableState {
    const decision: Decision = { id: `d${this.written}`, at: this.now, by, move, events }
    this.state = this.machine.evolve(this.written === 0 ? undefined : this.state, decision)
    this.written += 1
    this.onDecision(JSON.parse(JSON.stringify(decision)))
    return this.state
  }

  /** The seat of a person, whatever they are called there now, or of a bot. A person who stood up has none. */
  seatOf(name: string): SeatId | undefined {
    const bot = () => this.state.seats.find((seat) => seat.name === name && isNobodysSeat(seat))
    return (seatHeldBy(this.state, keyOf(name)) ?? bot())?.id
  }

  /** Whether somebody of that name has a seat, or had one. */
  knows(name: string): boolean {
    return this.seated.has(name) || this.seatOf(name) !== undefined
  }

  leave(name: string): void {
    this.away.set(name, tableNow(this.state, this.now))
  }

  comeBack(name: string): void {
    this.away.delete(name)
  }

  private attendance(): Attendance {
    const absent = new Map([...this.away].map(([name, since]) => [keyOf(name), since]))
    const seated = this.state.seats.flatMap(({ id, holder }) =>
      holder.kind === 'person' ? [{ id, since: absent.get(holder.key) }] : [],
    )
    return {
      people: new Set(seated.filter(({ since }) => since === undefined).map(({ id }) => id)),
      away: new Map(seated.flatMap(({ id, since }) => (since === undefined ? [] : [[id, since] as const]))),
    }
  }

  ask(by: Asker, move: TableMove): Refusal | undefined {
    const entropy = () => `${this.seed}:${this.state.gamesEver}`
    const decided = this.machine.decide(this.state, move, by, { ...this.attendance(), now: this.now, entropy })
    if (!decided.isOk) return decided.refusal
    if (decided.value.length > 0) this.write(by, move, decided.value)
    return undefined
  }

  /** A move by the person with that name; an unknown name is a newcomer. */
  askAs(name: string, move: TableMove): Refusal | undefined {
    const seat = this.seatOf(name)
    const refusal = this.ask(seat === undefined ? { kind: 'newcomer', key: keyOf(name) } : { kind: 'seat', seat }, move)
    if (refusal === undefined && move.type === 'sit') this.seated.add(name)
    return refusal
  }

  /** Advances the clock to the next due move, if it is within that many milliseconds; false if there is none. */
  tick(within = Number.POSITIVE_INFINITY): boolean {
    const [next] = this.machine.dues(this.state, this.attendance(), (error) => {
      throw error
    })
    if (next === undefined) return false
    const left = Math.max(0, next.at - tableNow(this.state, this.now))
    if (left > within) return false
    this.now = (this.now + left) as ServerTime
    // Nobody is kept waiting here: bots think on the spot.
    const thought = next.question && thinkAbout(next.question, this.shelf)
    const refusal = this.ask({ kind: 'clock' }, { type: 'tick', ...(thought === undefined ? {} : { thought }) })
    if (refusal) throw new Error(`what was due was refused: ${refusal.rule} ${refusal.code}`)
    return true
  }

  /** Lets so much time pass, with everything that is due on the way. */
  wait(milliseconds: number): void {
    const until = (this.now + milliseconds) as ServerTime
    while (this.now <= until && this.tick(until - this.now));
    this.now = until
  }

  seenBy(name: string | undefined): TableView {
    const seat = name === undefined ? undefined : this.seatOf(name)
    return this.machine.view(this.state, seat === undefined ? { kind: 'onlooker' } : { kind: 'seat', seat }, {
      ...this.attendance(),
      onlookers: 0,
      screens: 0,
    })
  }
}

import {
  type Instant,
  type Milliseconds,
  type SeatId,
  type ServerTime,
  type TableState,
  tableNow,
} from '@tablee/kernel'

/** Since when seated people are away, in the table's own time, which a pause stops. It is not logged, and lost with the process. */
export class Absences {
  private readonly since = new Map<SeatId, Instant>()
  /** Since when the host of record is away, in server time: a pause does not stop it. */
  private hostGone: { readonly host: SeatId; readonly at: ServerTime } | undefined

  get away(): ReadonlyMap<SeatId, Instant> {
    return this.since
  }

  /** Records the present moment for each seated person who is absent now and was not recorded as absent before. */
  note(state: TableState, people: ReadonlySet<SeatId>, now: ServerTime): void {
    const absent = state.seats
      .filter(({ id, holder }) => holder.kind === 'person' && !people.has(id))
      .map(({ id }) => id)
    for (const seat of this.since.keys()) if (!absent.includes(seat)) this.since.delete(seat)
    for (const seat of absent) if (!this.since.has(seat)) this.since.set(seat, tableNow(state, now))
    this.noteHost(state, people, now)
  }

  /** ALL-10: undefined while the host of record is present, or when there is none. */
  hostAwayFor(now: ServerTime): Milliseconds | undefined {
    return this.hostGone && ((now - this.hostGone.at) as Milliseconds)
  }

  private noteHost({ host }: TableState, people: ReadonlySet<SeatId>, now: ServerTime): void {
    if (host === undefined || people.has(host)) this.hostGone = undefined
    else if (this.hostGone?.host !== host) this.hostGone = { host, at: now }
  }
}

import {
  type Attendance,
  type Decision,
  type FinishedGame,
  HOST_GONE_AFTER,
  type HolderKey,
  type Milliseconds,
  mayVisit,
  type SeatId,
  seatHeldBy,
  type TableMove,
  type Presence as TablePresence,
  type TableState,
} from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { Absences } from '../presence/absences.ts'
import { Presence } from '../presence/presence.ts'
import { type NodePresence, RemotePresence } from '../presence/remote-presence.ts'
import { notBefore, noTimer, type Time } from '../time.ts'
import { type Answer, NOT_SEATED } from './answer.ts'
import { type FoundTable, findTable } from './find-table.ts'
import { CLOCK, RecordedTable, type HostDependencies } from './recorded-table.ts'
import { TableTimer } from './table-timer.ts'
import { ViewCache } from './view-cache.ts'
import { seatKeptFor, seatOfKey, Visit, type VisitedTable, type Visitor } from './visit.ts'

/** Whether another node keeps the clock: it would have given a sign of life by now. */
const isServed = ({ lastHeard }: TableState, { gossip, time, waits }: HostDependencies): boolean =>
  gossip !== undefined && time.now() - lastHeard < 1.5 * waits.beat

/** A table in memory: what the log has of it, who is there, and its clock. */
export class OpenTable implements VisitedTable {
  readonly recorded: RecordedTable
  private readonly deps: HostDependencies
  private readonly presence: Presence
  private readonly remotePresence: RemotePresence
  private readonly absences = new Absences()
  private readonly timer: TableTimer
  readonly views: ViewCache
  private readonly visits = new Set<Visit>()
  /** Worked out once for all who ask, until somebody comes, goes or changes seats. */
  private present: Attendance | undefined
  private everybodyThere: TablePresence | undefined
  /** Who sat where, and who was sent away, when visitors were led to their seats. */
  private seated: Pick<TableState, 'seats' | 'removed'> | undefined
  /** Until then those who were there before a restart may still come back. */
  private hasSettled = false
  private isPausing = false
  isDropped = false
  private stopSettling = noTimer
  private stopIdling = noTimer
  private stopWaitingForHost = noTimer

  private constructor(
    code: TableCode,
    found: FoundTable,
    { time, ...others }: HostDependencies,
    private readonly onIdle: () => void,
  ) {
    const deps = { ...others, time: notBefore(time, () => this.recorded.state.lastHeard) }
    this.deps = deps
    const attendance = () => this.attendance
    this.recorded = new RecordedTable(code, found, deps, {
      attendance,
      lookers: () => this.lookers,
      onChange: (decision) => this.decided(decision),
    })
    this.timer = new TableTimer(this.recorded, deps, attendance)
    this.views = new ViewCache(deps.machine, () => ({ state: this.recorded.state, presence: this.everybody }))
    this.presence = new Presence(deps.time, deps.waits.grace, () => this.changed())
    this.remotePresence = new RemotePresence(
      code,
      deps,
      () => this.crowd,
      () => this.changed(),
    )
  }

  /** Undefined when there is no such table. */
  static async open(code: TableCode, deps: HostDependencies, onIdle: () => void): Promise<OpenTable | undefined> {
    const found = await findTable(code, deps)
    if (found === undefined) return undefined
    const open = new OpenTable(code, found, deps, onIdle)
    if (found.state.clock.since !== undefined && !isServed(found.state, deps)) await open.wake()
    open.settle()
    return open
  }

  /** Whether a seat is this key's, though a bot may sit in. */
  hasSeatFor(key: HolderKey): boolean {
    return seatHeldBy(this.recorded.state, key) !== undefined
  }

  /** Whoever holds this key asks without being connected: what is too large for a frame comes by another way. */
  askBy(key: HolderKey, move: TableMove): Promise<Answer> {
    const seat = seatOfKey(this.recorded.state, key)
    return seat === undefined ? Promise.resolve(NOT_SEATED) : this.recorded.ask(move, { kind: 'seat', seat })
  }

  get time(): Time {
    return this.deps.time
  }

  /** Whether a device may come: not one that was sent away, nor a new one that only looks on while the table is locked. */
  admits(key: HolderKey | undefined, mark: HolderKey | undefined): ReturnType<typeof mayVisit> {
    return mayVisit(this.recorded.state, key, mark)
  }

  /** ALL-5: a game that was played to its end. */
  finishedGame(number: number): FinishedGame | undefined {
    return this.recorded.state.finished.find((game) => game.number === number)
  }

  /** Its log is gone, or about to be: whoever is here is told. */
  async dropOut(): Promise<void> {
    this.isDropped = true
    const visits = [...this.visits]
    await this.close()
    for (const visit of visits) visit.onChange()
  }

  /** A device comes. Whoever comes back to a seat that others gave to a bot has it back (ALL-6). */
  async visit(visitor: Visitor): Promise<Visit> {
    const { key } = visitor
    this.stopIdling()
    this.stopIdling = noTimer
    const visit = new Visit(this, visitor, seatOfKey(this.recorded.state, key))
    this.visits.add(visit)
    this.presence.come(visit.seat)
    this.changed()
    const kept = seatKeptFor(this.recorded.state, key)
    if (kept?.isOwnWish === false) await this.recorded.ask({ type: 'take-back' }, { kind: 'seat', seat: kept.seat })
    return visit
  }

  leave(visit: Visit): void {
    if (!this.visits.delete(visit)) return
    this.presence.go(visit.seat)
    visit.seat = undefined
    this.changed()
    this.idle()
  }

  /** Once what was asked is answered. */
  async close(): Promise<void> {
    this.visits.clear()
    this.stopIdling()
    this.stopSettling()
    this.stopWaitingForHost()
    this.timer.stop()
    this.presence.close()
    this.remotePresence.close()
    await this.recorded.close()
  }

  private get people(): ReadonlySet<SeatId> {
    const here = new Set([...this.presence.people, ...this.remotePresence.people])
    const persons = this.recorded.state.seats.filter(({ id, holder }) => holder.kind === 'person' && here.has(id))
    return new Set(persons.map(({ id }) => id))
  }

  private get attendance(): Attendance {
    this.present ??= { people: this.people, away: this.absences.away }
    const hostAwayFor = this.absences.hostAwayFor(this.deps.time.now())
    return hostAwayFor === undefined ? this.present : { ...this.present, hostAwayFor }
  }

  /** Marks of those here who have no seat. */
  private get lookers(): HolderKey[] {
    const marks = [...this.visits].flatMap(({ seat, mark }) => (seat === undefined && mark !== undefined ? [mark] : []))
    return [...new Set(marks)]
  }

  /** Through this node. */
  private get crowd(): NodePresence {
    const unseated = [...this.visits].filter(({ seat }) => seat === undefined)
    // Without a secret one can't sit down: that is a screen, and not a person.
    const screens = unseated.filter(({ key }) => key === undefined).length
    return { people: [...this.presence.people], onlookers: unseated.length - screens, screens }
  }

  /** Through all nodes. */
  private get everybody(): TablePresence {
    this.everybodyThere ??= this.countEverybody()
    return this.everybodyThere
  }

  private countEverybody(): TablePresence {
    const { onlookers, screens } = this.crowd
    const { remotePresence } = this
    return { ...this.attendance, onlookers: onlookers + remotePresence.onlookers, screens: screens + remotePresence.screens }
  }

  /** While nobody served the table its clock stood still. Unwritten, that time would be the players' loss. */
  private async wake(): Promise<void> {
    const { type } = await this.recorded.ask({ type: 'wake' }, CLOCK)
    if (type !== 'trouble') return
    await this.close()
    throw new Error(`table ${this.recorded.code} could not be woken`)
  }

  /** A table was opened: those who sat there have a moment to come back, and somebody a while to look. */
  private settle(): void {
    const { time, waits } = this.deps
    this.stopSettling = time.later(waits.grace, () => {
      this.stopSettling = noTimer
      this.hasSettled = true
      this.changed()
    })
    this.windClock()
    this.idle()
  }

  private idle(): void {
    const { time, waits } = this.deps
    this.stopIdling()
    this.stopIdling = noTimer
    if (this.visits.size > 0) return
    this.stopIdling = time.later(waits.idle, () => (this.recorded.isBusy ? this.idle() : this.onIdle()))
  }

  private decided({ move, events }: Decision): void {
    const { seats, removed } = this.recorded.state
    if (seats !== this.seated?.seats || removed !== this.seated.removed) this.changed()
    else {
      this.windClock()
      this.pauseIfDeserted()
      // A sign of life, or an answer written down: nobody sees anything of it.
      if (move.type !== 'beat' && events.length > 0) for (const visit of this.visits) visit.onChange()
    }
  }

  /** Who is there, or who sits where. */
  private changed(): void {
    const concerned = [...this.visits]
    const { seats, removed } = this.recorded.state
    this.seated = { seats, removed }
    for (const visit of concerned) {
      const seat = seatOfKey(this.recorded.state, visit.key)
      if (visit.isRemoved()) this.leave(visit)
      else if (seat !== visit.seat) {
        this.presence.go(visit.seat)
        this.presence.come(seat)
        visit.seat = seat
      }
    }
    this.present = undefined
    this.everybodyThere = undefined
    this.remotePresence.tell()
    this.absences.note(this.recorded.state, this.attendance.people, this.deps.time.now())
    this.waitForHost()
    this.windClock()
    this.pauseIfDeserted()
    for (const visit of concerned) visit.onChange()
  }

  /** ALL-10: the role passes once the host of record has been away for long; those who see it then are told. */
  private waitForHost(): void {
    const { time } = this.deps
    this.stopWaitingForHost()
    this.stopWaitingForHost = noTimer
    const awayFor = this.absences.hostAwayFor(time.now())
    if (awayFor === undefined || awayFor >= HOST_GONE_AFTER || this.visits.size === 0) return
    this.stopWaitingForHost = time.later((HOST_GONE_AFTER - awayFor) as Milliseconds, () => this.changed())
  }

  /** Who comes or goes may change what is due. */
  private windClock(): void {
    this.views.changed()
    this.timer.wind()
  }

  /** Time runs only while somebody is there. */
  private pauseIfDeserted(): void {
    const isRunning = this.recorded.state.clock.since !== undefined
    if (!isRunning || !this.hasSettled || this.isPausing || this.attendance.people.size > 0) return
    this.isPausing = true
    void this.recorded.ask({ type: 'pause' }, CLOCK).then(() => {
      this.isPausing = false
    })
  }
}

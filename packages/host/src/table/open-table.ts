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
  type TableAttendance,
  type TableMove,
  type TableState,
} from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import type { HostDependencies } from '../dependencies.ts'
import { Absences } from '../presence/absences.ts'
import { Presence } from '../presence/presence.ts'
import { type NodePresence, RemotePresence } from '../presence/remote-presence.ts'
import { noTimer, notBefore, type Time } from '../time.ts'
import { type Answer, NOT_SEATED } from './answer.ts'
import { type FoundTable, findTable } from './find-table.ts'
import { CLOCK, RecordedTable } from './recorded-table.ts'
import { TableTimer } from './table-timer.ts'
import { ViewCache } from './view-cache.ts'
import { seatKeptFor, seatOfKey, Visit, type VisitedTable, type Visitor } from './visit.ts'

/** Another node serves this table: its last heartbeat is recent. */
const isServed = ({ lastHeard }: TableState, { gossip, time, waits }: HostDependencies): boolean =>
  gossip !== undefined && time.now() - lastHeard < 1.5 * waits.beat

/** A table in memory: its recorded state, its visits and presence, and its timer. */
export class OpenTable implements VisitedTable {
  readonly recorded: RecordedTable
  private readonly deps: HostDependencies
  private readonly presence: Presence
  private readonly remotePresence: RemotePresence
  private readonly absences = new Absences()
  private readonly timer: TableTimer
  readonly views: ViewCache
  private readonly visits = new Set<Visit>()
  /** Caches, valid until somebody comes, goes or changes seats. */
  private knownAttendance: Attendance | undefined
  private knownPresence: TableAttendance | undefined
  /** The seats and removals that the visits' seats were computed from. */
  private seated: Pick<TableState, 'seats' | 'removed'> | undefined
  /** The grace period after opening is over: until then, people who were here before a restart may still reconnect. */
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
      onChange: (decision) => this.onDecision(decision),
    })
    this.timer = new TableTimer(this.recorded, deps, attendance)
    this.views = new ViewCache(deps.machine, () => ({ state: this.recorded.state, presence: this.totalPresence }))
    this.presence = new Presence(deps.time, deps.waits.grace, () => this.onPeopleChange())
    this.remotePresence = new RemotePresence(
      code,
      deps,
      () => this.ownPresence,
      () => this.onPeopleChange(),
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

  /** Whether this key opens a seat, even while a bot plays it. */
  hasSeatFor(key: HolderKey): boolean {
    return seatHeldBy(this.recorded.state, key) !== undefined
  }

  /** A move of a key's holder without a visit: a deck is too large for a socket frame and comes by HTTP. */
  askBy(key: HolderKey, move: TableMove): Promise<Answer> {
    const seat = seatOfKey(this.recorded.state, key)
    return seat === undefined ? Promise.resolve(NOT_SEATED) : this.recorded.ask(move, { kind: 'seat', seat })
  }

  get time(): Time {
    return this.deps.time
  }

  /** Whether a device may visit: not after it was removed, and not as a new spectator of a locked table. */
  admits(key: HolderKey | undefined, mark: HolderKey | undefined): ReturnType<typeof mayVisit> {
    return mayVisit(this.recorded.state, key, mark)
  }

  /** ALL-5: a game of this table that was played to its end. */
  finishedGame(number: number): FinishedGame | undefined {
    return this.recorded.state.finished.find((game) => game.number === number)
  }

  /** The operator deletes the table: closes it and notifies every visit. */
  async dropOut(): Promise<void> {
    this.isDropped = true
    const visits = [...this.visits]
    await this.close()
    for (const visit of visits) visit.onChange()
  }

  /** A device connects. ALL-6: if others gave its seat to a bot, it takes the seat back. */
  async visit(visitor: Visitor): Promise<Visit> {
    const { key } = visitor
    this.stopIdling()
    this.stopIdling = noTimer
    const visit = new Visit(this, visitor, seatOfKey(this.recorded.state, key))
    this.visits.add(visit)
    this.presence.come(visit.seat)
    this.onPeopleChange()
    const kept = seatKeptFor(this.recorded.state, key)
    if (kept?.isOwnWish === false) await this.recorded.ask({ type: 'take-back' }, { kind: 'seat', seat: kept.seat })
    return visit
  }

  leave(visit: Visit): void {
    if (!this.visits.delete(visit)) return
    this.presence.go(visit.seat)
    visit.seat = undefined
    this.onPeopleChange()
    this.idle()
  }

  /** Resolves once all queued moves are answered. */
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
    this.knownAttendance ??= { people: this.people, away: this.absences.away }
    const hostAwayFor = this.absences.hostAwayFor(this.deps.time.now())
    return hostAwayFor === undefined ? this.knownAttendance : { ...this.knownAttendance, hostAwayFor }
  }

  /** Marks of the spectators' devices. */
  private get lookers(): HolderKey[] {
    const marks = [...this.visits].flatMap(({ seat, mark }) => (seat === undefined && mark !== undefined ? [mark] : []))
    return [...new Set(marks)]
  }

  /** Who is connected through this node. */
  private get ownPresence(): NodePresence {
    const unseated = [...this.visits].filter(({ seat }) => seat === undefined)
    // A device without a secret can't sit down: it is a shared screen, not a person.
    const screens = unseated.filter(({ key }) => key === undefined).length
    return { people: [...this.presence.people], onlookers: unseated.length - screens, screens }
  }

  /** Who is connected through all nodes. */
  private get totalPresence(): TableAttendance {
    this.knownPresence ??= this.countPresence()
    return this.knownPresence
  }

  private countPresence(): TableAttendance {
    const { onlookers, screens } = this.ownPresence
    const { remotePresence } = this
    return {
      ...this.attendance,
      onlookers: onlookers + remotePresence.onlookers,
      screens: screens + remotePresence.screens,
    }
  }

  /** Logs that the clock stood still while no node served the table; otherwise the players would lose that time. */
  private async wake(): Promise<void> {
    const { type } = await this.recorded.ask({ type: 'wake' }, CLOCK)
    if (type !== 'trouble') return
    await this.close()
    throw new Error(`table ${this.recorded.code} could not be woken`)
  }

  /** Starts the grace period for reconnections and the idle timer. */
  private settle(): void {
    const { time, waits } = this.deps
    this.stopSettling = time.later(waits.grace, () => {
      this.stopSettling = noTimer
      this.hasSettled = true
      this.onPeopleChange()
    })
    this.reschedule()
    this.idle()
  }

  private idle(): void {
    const { time, waits } = this.deps
    this.stopIdling()
    this.stopIdling = noTimer
    if (this.visits.size > 0) return
    this.stopIdling = time.later(waits.idle, () => (this.recorded.isBusy ? this.idle() : this.onIdle()))
  }

  private onDecision({ move, events }: Decision): void {
    const { seats, removed } = this.recorded.state
    if (seats !== this.seated?.seats || removed !== this.seated.removed) this.onPeopleChange()
    else {
      this.reschedule()
      this.pauseIfDeserted()
      // A heartbeat or a logged answer changes no view.
      if (move.type !== 'beat' && events.length > 0) for (const visit of this.visits) visit.onChange()
    }
  }

  /** Somebody came, went or changed seats. */
  private onPeopleChange(): void {
    const visits = [...this.visits]
    const { seats, removed } = this.recorded.state
    this.seated = { seats, removed }
    for (const visit of visits) {
      const seat = seatOfKey(this.recorded.state, visit.key)
      if (visit.isRemoved()) this.leave(visit)
      else if (seat !== visit.seat) {
        this.presence.go(visit.seat)
        this.presence.come(seat)
        visit.seat = seat
      }
    }
    this.knownAttendance = undefined
    this.knownPresence = undefined
    this.remotePresence.announceChange()
    this.absences.note(this.recorded.state, this.attendance.people, this.deps.time.now())
    this.waitForHost()
    this.reschedule()
    this.pauseIfDeserted()
    for (const visit of visits) visit.onChange()
  }

  /** ALL-10: when the host of record has been away for long, the role may pass on; the visits must be notified at that moment. */
  private waitForHost(): void {
    const { time } = this.deps
    this.stopWaitingForHost()
    this.stopWaitingForHost = noTimer
    const awayFor = this.absences.hostAwayFor(time.now())
    if (awayFor === undefined || awayFor >= HOST_GONE_AFTER || this.visits.size === 0) return
    this.stopWaitingForHost = time.later((HOST_GONE_AFTER - awayFor) as Milliseconds, () => this.onPeopleChange())
  }

  /** Absences may change what is due. */
  private reschedule(): void {
    this.views.invalidate()
    this.timer.reschedule()
  }

  /** The table's time runs only while somebody is present. */
  private pauseIfDeserted(): void {
    const isRunning = this.recorded.state.clock.since !== undefined
    if (!isRunning || !this.hasSettled || this.isPausing || this.attendance.people.size > 0) return
    this.isPausing = true
    void this.recorded.ask({ type: 'pause' }, CLOCK).then(() => {
      this.isPausing = false
    })
  }
}

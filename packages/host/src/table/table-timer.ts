import {
  type Attendance,
  type Instant,
  type Milliseconds,
  type ServerTime,
  type TableMove,
  type TableState,
  tableNow,
  type Upcoming,
} from '@tablee/kernel'
import type { HostDependencies } from '../dependencies.ts'
import { noTimer } from '../time.ts'
import { BotThinking } from './bot-thinking.ts'
import { CLOCK, type RecordedTable } from './recorded-table.ts'

/** When the clock makes its next move: a tick for what is due, or a heartbeat when `due` is absent. */
interface Alarm {
  readonly at: ServerTime
  readonly due?: Upcoming
}

/** Dues up to `dueUntil` were attempted without effect; they are skipped until something changes. */
interface Attempted {
  readonly dueUntil: Instant
  readonly at: ServerTime
}

const plus = (time: ServerTime, wait: number) => (time + wait) as ServerTime

/** The earlier of the next due and the next heartbeat; undefined while the table's time stands still. */
const nextAlarm = (
  state: TableState,
  due: Upcoming | undefined,
  now: ServerTime,
  beat: Milliseconds,
  attempted: Attempted | undefined,
): Alarm | undefined => {
  if (state.clock.since === undefined) return undefined
  const quietSince = Math.max(state.lastHeard, attempted?.at ?? 0) as ServerTime
  const heartbeat: Alarm = { at: plus(quietSince, beat) }
  if (due === undefined) return heartbeat
  const tick: Alarm = { at: plus(now, Math.max(0, due.at - tableNow(state, now))), due }
  return tick.at <= heartbeat.at ? tick : heartbeat
}

const RETRY_AFTER = 1000 as Milliseconds

/** The single timer of a table: it makes the clock's moves when they are due. */
export class TableTimer {
  private stopTimer = noTimer
  /** When the current timer fires, by the clock that timers use. */
  private timerAt = Number.POSITIVE_INFINITY
  private alarm: Alarm | undefined
  private isFiring = false
  private isStopped = false
  private attempted: Attempted | undefined
  private readonly thinking: BotThinking

  constructor(
    private readonly table: RecordedTable,
    private readonly deps: HostDependencies,
    private readonly attendance: () => Attendance,
  ) {
    this.thinking = new BotThinking(deps)
  }

  /** Something changed: dues that had no effect may have one now. */
  reschedule(): void {
    this.attempted = undefined
    this.schedule()
  }

  stop(): void {
    this.isStopped = true
    this.clearTimer()
  }

  private schedule(): void {
    if (this.isFiring || this.isStopped) return
    const { time, waits } = this.deps
    const now = time.now()
    const due = this.dues().find(({ at }) => this.attempted === undefined || at > this.attempted.dueUntil)
    if (due?.question !== undefined) this.thinking.start(due.question)
    this.alarm = nextAlarm(this.table.state, due, now, waits.beat, this.attempted)
    if (this.alarm === undefined) this.clearTimer()
    // A timer that fires too early is set again then. Nearly every move delays the alarm, so replacing the timer each time would cost more.
    else if (this.byTimers(this.alarm.at) < this.timerAt) this.setTimer(this.alarm.at, now, () => this.onTimer())
  }

  private setTimer(at: ServerTime, now: ServerTime, act: () => void): void {
    this.stopTimer()
    this.timerAt = this.byTimers(at)
    this.stopTimer = this.deps.time.later(Math.max(0, at - now) as Milliseconds, () => {
      this.timerAt = Number.POSITIVE_INFINITY
      act()
    })
  }

  private byTimers(at: ServerTime): number {
    return at - (this.deps.time.ahead?.() ?? 0)
  }

  private clearTimer(): void {
    this.stopTimer()
    this.stopTimer = noTimer
    this.timerAt = Number.POSITIVE_INFINITY
  }

  private onTimer(): void {
    const { alarm } = this
    if (alarm === undefined || this.isFiring || this.isStopped) return
    const now = this.deps.time.now()
    if (now < alarm.at) this.setTimer(alarm.at, now, () => this.onTimer())
    else void this.fire(alarm)
  }

  /** A game that throws must stop neither the heartbeats nor the updates to clients. */
  private dues(): readonly Upcoming[] {
    try {
      return this.deps.machine.dues(this.table.state, this.attendance(), this.deps.report)
    } catch (error) {
      this.deps.report(error)
      return []
    }
  }

  private async fire({ due }: Alarm): Promise<void> {
    this.isFiring = true
    const thought = due?.question && this.thinking.resultFor(due.question)
    const move: TableMove =
      due === undefined ? { type: 'beat' } : { type: 'tick', ...(thought === undefined ? {} : { thought }) }
    const { version } = this.table
    const answer = await this.table.ask(move, CLOCK)
    this.isFiring = false
    if (answer.type === 'trouble') {
      const now = this.deps.time.now()
      if (!this.isStopped) this.setTimer(plus(now, RETRY_AFTER), now, () => this.schedule())
      return
    }
    // The same version means no effect. If another move came first, other things are due now.
    if (version === this.table.version) {
      const at = this.deps.time.now()
      this.attempted = { dueUntil: tableNow(this.table.state, at), at }
    }
    this.schedule()
  }
}

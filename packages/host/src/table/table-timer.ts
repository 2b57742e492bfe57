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
import { noTimer } from '../time.ts'
import { BotThinking } from './bot-thinking.ts'
import { CLOCK, type RecordedTable, type HostDependencies } from './recorded-table.ts'

/** What the clock asks for next, and when. */
interface Alarm {
  readonly at: ServerTime
  /** None: a sign of life. */
  readonly due?: Upcoming
}

/** Until when things were due that the clock asked for in vain: they are not asked for again. */
interface Vain {
  readonly dueUntil: Instant
  readonly at: ServerTime
}

const plus = (time: ServerTime, wait: number) => (time + wait) as ServerTime

/** The next thing due, or a sign of life before the game has gone unheard of for too long; none while it stands still. */
const nextAlarm = (
  state: TableState,
  due: Upcoming | undefined,
  now: ServerTime,
  beat: Milliseconds,
  vain: Vain | undefined,
): Alarm | undefined => {
  if (state.clock.since === undefined) return undefined
  const quietSince = Math.max(state.lastHeard, vain?.at ?? 0) as ServerTime
  const sign: Alarm = { at: plus(quietSince, beat) }
  if (due === undefined) return sign
  const tick: Alarm = { at: plus(now, Math.max(0, due.at - tableNow(state, now))), due }
  return tick.at <= sign.at ? tick : sign
}

/** When writing is in trouble. */
const TRY_AGAIN = 1000 as Milliseconds

/** The one timer of a table: it asks for what is due, in the clock's name. */
export class TableTimer {
  private stopTimer = noTimer
  /** When the timer that is set goes off, in the time that timers go by. */
  private timerAt = Number.POSITIVE_INFINITY
  private alarm: Alarm | undefined
  private isRinging = false
  private isStopped = false
  private vain: Vain | undefined
  private readonly thoughts: BotThinking

  constructor(
    private readonly table: RecordedTable,
    private readonly deps: HostDependencies,
    private readonly attendance: () => Attendance,
  ) {
    this.thoughts = new BotThinking(deps)
  }

  /** Something happened: what was in vain may be due now. */
  wind(): void {
    this.vain = undefined
    this.set()
  }

  stop(): void {
    this.isStopped = true
    this.clearTimer()
  }

  private set(): void {
    if (this.isRinging || this.isStopped) return
    const { time, waits } = this.deps
    const now = time.now()
    const due = this.dues().find(({ at }) => this.vain === undefined || at > this.vain.dueUntil)
    if (due?.question !== undefined) this.thoughts.begin(due.question)
    this.alarm = nextAlarm(this.table.state, due, now, waits.beat, this.vain)
    if (this.alarm === undefined) this.clearTimer()
    // One that goes off too early is set again then: nearly every move puts the alarm off, and few wait for it.
    else if (this.byTimers(this.alarm.at) < this.timerAt) this.setTimer(this.alarm.at, now, () => this.goOff())
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

  private goOff(): void {
    const { alarm } = this
    if (alarm === undefined || this.isRinging || this.isStopped) return
    const now = this.deps.time.now()
    if (now < alarm.at) this.setTimer(alarm.at, now, () => this.goOff())
    else void this.ring(alarm)
  }

  /** A game that stumbles stops neither the signs of life nor anybody from being told what happened. */
  private dues(): readonly Upcoming[] {
    try {
      return this.deps.machine.dues(this.table.state, this.attendance(), this.deps.report)
    } catch (error) {
      this.deps.report(error)
      return []
    }
  }

  private async ring({ due }: Alarm): Promise<void> {
    this.isRinging = true
    const thought = due?.question && this.thoughts.on(due.question)
    const move: TableMove =
      due === undefined ? { type: 'beat' } : { type: 'tick', ...(thought === undefined ? {} : { thought }) }
    const { version } = this.table
    const answer = await this.table.ask(move, CLOCK)
    this.isRinging = false
    if (answer.type === 'trouble') {
      const now = this.deps.time.now()
      if (!this.isStopped) this.setTimer(plus(now, TRY_AGAIN), now, () => this.set())
      return
    }
    // Refused, or done without anything to write. Overtaken is not in vain: what is due now is another matter.
    if (version === this.table.version) {
      const at = this.deps.time.now()
      this.vain = { dueUntil: tableNow(this.table.state, at), at }
    }
    this.set()
  }
}

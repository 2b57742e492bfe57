import {
  type Asker,
  type Attendance,
  answerTo,
  askerIn,
  type Decision,
  type FoldedGame,
  type HolderKey,
  type BotQuestion,
  type ServerTime,
  type TableMachine,
  type TableMove,
  type TableState,
  type Thought,
} from '@tablee/kernel'
import { byteLength, next, type TableCode, type TableLog, type Version } from '@tablee/log'
import type { Gossip } from '../presence/gossip.ts'
import type { Time, Waits } from '../time.ts'
import { type Answer, NOT_SEATED } from './answer.ts'
import { AnswerCache } from './answer-cache.ts'
import type { FoundTable } from './find-table.ts'
import { refusalOfQuota, type TableQuota } from './quota.ts'
import { Snapshots } from './snapshots.ts'

/** Where bots think for longer, off the loop that serves people. Nothing comes of it where there is no time. */
export type Think = (question: BotQuestion) => Promise<Thought | undefined>

/** Hears of what should not have happened; `willRetry`: the same thing is tried again later, so that nothing is lost yet. */
export type Report = (error: unknown, willRetry?: boolean) => void

export interface HostDependencies {
  readonly log: TableLog<Decision>
  readonly machine: TableMachine
  readonly time: Time
  readonly waits: Waits
  /** Unguessable and never twice the same. */
  readonly entropy: () => string
  /** Never twice the same, on no node. */
  readonly newId: () => string
  readonly think: Think
  /** What the other nodes say of the tables; none: there are no others. */
  readonly gossip: Gossip | undefined
  /** How this one is known among them. */
  readonly node: string
  readonly report: Report
  /** Of the rules that run here, for snapshots; none: no snapshots. */
  readonly stamp: string | undefined
  readonly quota: TableQuota
}

const DONE = { type: 'done' } as const
const TROUBLE = { type: 'trouble' } as const

/** What a device says of a move that it asks for. */
export interface MoveMeta {
  /** The same for each time that it is sent. */
  readonly moveId?: string
  /** It was sent before and got no answer: another node may still have that one in hand. */
  readonly isAgain?: boolean
  /** Whose line it came by: once that was dismissed, what is still waiting for its turn is forgotten. */
  readonly visit?: {
    readonly key: HolderKey | undefined
    readonly isDismissed: boolean
    /** Hears how much its moves have written. */
    readonly onWritten?: (bytes: number) => void
  }
}

const NOTHING_SAID: MoveMeta = {}

export const CLOCK = { kind: 'clock' } as const
const WAKE: TableMove = { type: 'wake' }
/** In milliseconds: what is written later than that after it was decided had to wait for the log. */
const AT_ONCE = 1000

/** Whose move it is, though the seat that they asked from may have become somebody else's while it waited. */
const askerOf = (state: TableState, by: Asker, { visit }: MoveMeta): string | undefined => visit?.key ?? askerIn(state, by)

const PLAYED: TableMove = { type: 'play', move: undefined }

/** What somebody played, or a whole deck, is in the event: once is enough. */
const inBrief = (move: TableMove): TableMove =>
  move.type === 'play' ? PLAYED : move.type === 'use-deck' ? { ...move, text: '' } : move

/** The log was dropped while the table was open: nothing can be written any more, and it will not come back. */
export class TableGone extends Error {
  constructor(readonly code: TableCode) {
    super(`table ${code} is behind its log, which tells nothing new`)
  }
}

interface Pondered {
  readonly answer: Answer
  readonly events: Decision['events']
  readonly folded?: FoldedGame | undefined
}

interface Decided {
  readonly answer: Answer
  /** None where there is nothing to write. */
  readonly decision?: Decision
  readonly folded?: FoldedGame | undefined
}

/** A decision that this process made and is writing, with the game's state after it. */
interface OwnDecision {
  readonly id: string
  /** The version that it was decided on. */
  readonly after: Version
  readonly folded: FoldedGame
}

interface Callbacks {
  readonly attendance: () => Attendance
  /** Marks of the devices that are there without a seat. */
  readonly lookers: () => readonly HolderKey[]
  readonly onChange: (decision: Decision) => void
}

/** A table as its log has it. Moves are taken one after the other, and nobody is told what is not written. */
export class RecordedTable {
  state: TableState
  version: Version
  private readonly told = new AnswerCache()
  private line: Promise<unknown> = Promise.resolve()
  private readonly stopFollowing: () => void
  private inLine = 0
  /** Since its clock was set last. */
  private hasFailed = false
  /** Of all decisions, and of the last one. */
  private bytes: number
  private lastBytes = 0
  /** What `decide` folded already, until its decision is applied. */
  private own: OwnDecision | undefined
  private readonly snapshots: Snapshots

  constructor(
    readonly code: TableCode,
    { state, version, bytes, snapshot }: FoundTable,
    private readonly deps: HostDependencies,
    private readonly around: Callbacks,
  ) {
    this.state = state
    this.version = version
    this.bytes = bytes
    this.snapshots = new Snapshots(code, deps, snapshot, bytes)
    // What took long to read need not be read again.
    this.snapshots.consider(state, version, bytes)
    this.stopFollowing = deps.log.follow(code, version, (decision, at, size) => this.apply(decision, at, size))
  }

  ask(move: TableMove, by: Asker, asked = NOTHING_SAID): Promise<Answer> {
    const answer = this.settleAfter(this.line, move, by, asked)
    this.line = answer
    return answer
  }

  get isBusy(): boolean {
    return this.inLine > 0
  }

  /** Once what was asked is answered. */
  async close(): Promise<void> {
    await this.line
    this.stopFollowing()
  }

  /** One promise for the whole way of a move: each more would cost as much as deciding it. */
  private async settleAfter(earlier: Promise<unknown>, move: TableMove, by: Asker, asked: MoveMeta): Promise<Answer> {
    this.inLine += 1
    // With nobody before it, it need not wait its turn.
    if (this.inLine > 1) await earlier
    try {
      if (asked.visit?.isDismissed) return TROUBLE
      let isLate = false
      for (;;) {
        const asker = askerOf(this.state, by, asked)
        const known = this.answerWritten(asker, asked.moveId)
        if (known !== undefined) return known
        if (by.kind === 'seat' && asker !== askerIn(this.state, by)) return NOT_SEATED
        const tooMuch = refusalOfQuota(this.bytes, move, by, this.deps.quota)
        if (tooMuch !== undefined) return tooMuch
        const { version } = this
        const hadNobody: boolean = move.type !== 'wake' && this.hadNobody(isLate)
        const { answer, decision, folded }: Decided = hadNobody
          ? this.decide(WAKE, CLOCK, undefined, NOTHING_SAID)
          : this.decide(move, by, asker, asked)
        if (decision === undefined) return answer
        this.own = folded && { id: decision.id, after: version, folded }
        let written: Version | 'behind'
        try {
          written = await this.deps.log.append(this.code, version, decision)
        } catch (error) {
          this.hasFailed = true
          // Nobody waits for the clock: what time has come to is decided anew once it can be written.
          if (by.kind === 'clock' && move.type !== 'wake') throw error
          written = await this.writeAgain(version, decision, error)
        }
        // The time that it waited itself is nobody's either.
        isLate = hadNobody && this.deps.time.now() - decision.at > AT_ONCE
        if (written !== 'behind') {
          // Most logs have told it by now.
          if (this.version === version) this.applyOwn(decision, written)
          asked.visit?.onWritten?.(this.lastBytes)
          this.snapshots.consider(this.state, this.version, this.bytes)
          if (!hadNobody) return answer
          this.hasFailed = isLate
          continue
        }
        await this.catchUp()
        // Behind what can't be read: the log was dropped, and to decide again would never end.
        if (this.version === version) throw new TableGone(this.code)
      }
    } catch (error) {
      this.deps.report(error)
      return TROUBLE
    } finally {
      this.inLine -= 1
    }
  }

  /** Time runs on, and no sign of life could be written, or only late: that is not the players' loss. */
  private hadNobody(isLate: boolean): boolean {
    const { clock, lastHeard } = this.state
    const { time, waits } = this.deps
    if (clock.since === undefined) return false
    return isLate || (this.hasFailed && time.now() - lastHeard > 2 * waits.beat)
  }

  /** What is to be answered, once what there is to write is written. */
  private decide(move: TableMove, by: Asker, asker: string | undefined, { moveId, isAgain }: MoveMeta): Decided {
    const { deps } = this
    const at = deps.time.now()
    const told = asker === undefined || moveId === undefined ? undefined : this.told.find(asker, moveId)
    const pondered: Pondered = told === undefined ? this.decideMove(move, by, at) : { answer: told, events: [] }
    const { answer, events, folded } = pondered
    const written = answer.type === 'refused' ? answer : inBrief(move)
    const decision: Decision = { id: deps.newId(), at, by, move: written, events }
    const named = moveId === undefined ? decision : { ...decision, moveId }
    if (events.length > 0) return { answer, decision: named, folded }
    // Nothing happened. That, too, is written for good where another node may have the first one in hand. Newcomers' would add up; a seat
    // that somebody was refused and has all the same is no harm. A full table writes none: such answers could fill it beyond all limits.
    const mayBeWritten = by.kind === 'seat' && this.bytes < deps.quota.full
    if (isAgain && moveId !== undefined && asker !== undefined && mayBeWritten) return { answer, decision: named }
    if (asker !== undefined && moveId !== undefined) this.told.remember(asker, moveId, answer)
    return { answer }
  }

  private decideMove(move: TableMove, by: Asker, now: ServerTime): Pondered {
    const { machine, entropy } = this.deps
    const tools = { ...this.around.attendance(), now, entropy, lookers: this.around.lookers }
    const decided = machine.decide(this.state, move, by, tools)
    return decided.isOk
      ? { answer: DONE, events: decided.value, folded: decided.folded }
      : { answer: { type: 'refused', refusal: decided.refusal }, events: [] }
  }

  /** A move that was answered gets the same answer again, and has no second effect. */
  private answerWritten(asker: string | undefined, moveId: string | undefined): Answer | undefined {
    if (asker === undefined || moveId === undefined) return undefined
    const answer = answerTo(this.state.answered, asker, moveId)
    return answer === undefined || answer === 'done' ? answer && DONE : { type: 'refused', refusal: answer }
  }

  /** Tried again, the same decision at the same version, when the log can't say what became of it. */
  private async writeAgain(after: Version, decision: Decision, trouble: unknown): Promise<Version | 'behind'> {
    const { log, time, waits, report } = this.deps
    let last = trouble
    for (const wait of waits.retries) {
      report(last, true)
      await new Promise<void>((resolve) => time.later(wait, resolve))
      try {
        return await log.append(this.code, after, decision)
      } catch (error) {
        last = error
      }
    }
    throw last
  }

  /** Somebody else wrote first: another node. */
  private async catchUp(): Promise<void> {
    let { version } = this
    for await (const decision of this.deps.log.read(this.code, version)) {
      version = next(version)
      this.applyOwn(decision, version)
    }
  }

  private applyOwn(decision: Decision, version: Version): void {
    const text = JSON.stringify(decision)
    // As the log will give it back: what runs is what a restart would find.
    this.apply(JSON.parse(text), version, byteLength(text))
  }

  /** A decision that this process made on the current version was folded when it was decided. */
  private fold(decision: Decision): TableState {
    const { own, state } = this
    const { machine } = this.deps
    return own?.id === decision.id && own.after === this.version
      ? machine.evolveDecided(state, decision, own.folded)
      : machine.evolve(state, decision)
  }

  /** What was applied already, because the log told it or because we wrote it, is told once. */
  private apply(decision: Decision, version: Version, bytes: number): void {
    if (version !== next(this.version)) return
    this.bytes += bytes
    this.lastBytes = bytes
    this.state = this.fold(decision)
    this.version = version
    this.own = undefined
    this.around.onChange(decision)
  }
}

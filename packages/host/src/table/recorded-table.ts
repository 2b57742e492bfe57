import {
  type Asker,
  type Attendance,
  answerTo,
  askerIn,
  type Decision,
  type FoldedGame,
  type HolderKey,
  type ServerTime,
  type TableMove,
  type TableState,
} from '@tablee/kernel'
import { byteLength, next, type TableCode, type Version } from '@tablee/log'
import type { HostDependencies } from '../dependencies.ts'
import { type Answer, NOT_SEATED } from './answer.ts'
import { AnswerCache } from './answer-cache.ts'
import type { FoundTable } from './find-table.ts'
import { refusalOfQuota } from './quota.ts'
import { Snapshots } from './snapshots.ts'

const DONE = { type: 'done' } as const
const TROUBLE = { type: 'trouble' } as const

/** What a device sends along with a move. */
interface MoveMeta {
  /** The idempotency key: the same for every retry of this move. */
  readonly moveId?: string
  /** This is a retry: the client got no answer, and another node may still be processing the first attempt. */
  readonly isAgain?: boolean
  /** The connection that the move came through. Once it is dismissed, its moves that are still queued are dropped. */
  readonly visit?: {
    readonly key: HolderKey | undefined
    readonly isDismissed: boolean
    /** Called with the number of bytes that a move of this connection wrote. */
    readonly onWritten?: (bytes: number) => void
  }
}

const NO_META: MoveMeta = {}

export const CLOCK = { kind: 'clock' } as const
const WAKE: TableMove = { type: 'wake' }
/** Milliseconds: a decision appended later than this after it was made was delayed by the log. */
const APPEND_IS_LATE_AFTER = 1000

/** The person who asks, by key: while the move was queued, the seat may have become somebody else's. */
const askerOf = (state: TableState, by: Asker, { visit }: MoveMeta): string | undefined =>
  visit?.key ?? askerIn(state, by)

const PLAYED: TableMove = { type: 'play', move: undefined }

/** The move without its large texts: the events hold them already. */
const inBrief = (move: TableMove): TableMove =>
  move.type === 'play' ? PLAYED : move.type === 'use-deck' ? { ...move, text: '' } : move

/** The log of an open table was deleted: nothing can be written to it any more. */
export class TableGone extends Error {
  constructor(readonly code: TableCode) {
    super(`table ${code} is behind its log, which tells nothing new`)
  }
}

/** What the table machine decided on one move. */
interface DecidedMove {
  readonly answer: Answer
  readonly events: Decision['events']
  readonly folded?: FoldedGame | undefined
}

/** What to answer, and what to append before that; without a decision there is nothing to append. */
interface Attempt {
  readonly answer: Answer
  readonly decision?: Decision
  readonly folded?: FoldedGame | undefined
}

/** A decision that this process made and is appending, with the game's state after it. */
interface OwnDecision {
  readonly id: string
  /** The version that it was decided on. */
  readonly after: Version
  readonly folded: FoldedGame
}

interface Callbacks {
  readonly attendance: () => Attendance
  /** Marks of the connected devices that have no seat. */
  readonly lookers: () => readonly HolderKey[]
  readonly onChange: (decision: Decision) => void
}

/**
 * A table's state, kept equal to its log. Moves are processed one at a time. Concurrency between nodes is optimistic: a decision is appended at the
 * version it was made on, and made again when another node was first. An answer is sent only after the append.
 */
export class RecordedTable {
  state: TableState
  version: Version
  private readonly answerCache = new AnswerCache()
  private moveQueue: Promise<unknown> = Promise.resolve()
  private queued = 0
  private readonly stopFollowing: () => void
  /** An append failed since the table's clock was set last. */
  private hasFailed = false
  /** Size of the whole log, and of the last decision. */
  private bytes: number
  private lastBytes = 0
  private own: OwnDecision | undefined
  private readonly snapshots: Snapshots

  constructor(
    readonly code: TableCode,
    { state, version, bytes, snapshot }: FoundTable,
    private readonly deps: HostDependencies,
    private readonly callbacks: Callbacks,
  ) {
    this.state = state
    this.version = version
    this.bytes = bytes
    this.snapshots = new Snapshots(code, deps, snapshot, bytes)
    // If opening had to read many decisions, a new snapshot spares the next opening that work.
    this.snapshots.consider(state, version, bytes)
    this.stopFollowing = deps.log.follow(code, version, (decision, at, size) => this.apply(decision, at, size))
  }

  ask(move: TableMove, by: Asker, meta = NO_META): Promise<Answer> {
    const answer = this.processAfter(this.moveQueue, move, by, meta)
    this.moveQueue = answer
    return answer
  }

  get isBusy(): boolean {
    return this.queued > 0
  }

  /** Resolves once all queued moves are answered. */
  async close(): Promise<void> {
    await this.moveQueue
    this.stopFollowing()
  }

  /** Processes one move from queue to answer. It is one long function because every extra promise costs as much as deciding the move. */
  private async processAfter(earlier: Promise<unknown>, move: TableMove, by: Asker, meta: MoveMeta): Promise<Answer> {
    this.queued += 1
    if (this.queued > 1) await earlier
    try {
      if (meta.visit?.isDismissed) return TROUBLE
      let isLate = false
      for (;;) {
        const asker = askerOf(this.state, by, meta)
        const known = this.loggedAnswer(asker, meta.moveId)
        if (known !== undefined) return known
        if (by.kind === 'seat' && asker !== askerIn(this.state, by)) return NOT_SEATED
        const overQuota = refusalOfQuota(this.bytes, move, by, this.deps.quota)
        if (overQuota !== undefined) return overQuota
        const { version } = this
        const mustWake: boolean = move.type !== 'wake' && this.wasUnserved(isLate)
        const { answer, decision, folded }: Attempt = mustWake
          ? this.attempt(WAKE, CLOCK, undefined, NO_META)
          : this.attempt(move, by, asker, meta)
        if (decision === undefined) return answer
        this.own = folded && { id: decision.id, after: version, folded }
        let written: Version | 'behind'
        try {
          written = await this.deps.log.append(this.code, version, decision)
        } catch (error) {
          this.hasFailed = true
          // No client waits for the clock: it decides again once the log works.
          if (by.kind === 'clock' && move.type !== 'wake') throw error
          written = await this.retryAppend(version, decision, error)
        }
        // Time spent waiting for the append of the wake must not count against the players either.
        isLate = mustWake && this.deps.time.now() - decision.at > APPEND_IS_LATE_AFTER
        if (written !== 'behind') {
          // Most logs have delivered the decision to `apply` by now.
          if (this.version === version) this.applyUndelivered(decision, written)
          meta.visit?.onWritten?.(this.lastBytes)
          this.snapshots.consider(this.state, this.version, this.bytes)
          if (!mustWake) return answer
          this.hasFailed = isLate
          continue
        }
        await this.catchUp()
        // The log has nothing newer: it was deleted. Without this check the loop would never end.
        if (this.version === version) throw new TableGone(this.code)
      }
    } catch (error) {
      this.deps.report(error)
      return TROUBLE
    } finally {
      this.queued -= 1
    }
  }

  /** The table's time runs, but no heartbeat could be written for a while. The table must wake first, so that the players don't lose that time. */
  private wasUnserved(isLate: boolean): boolean {
    const { clock, lastHeard } = this.state
    const { time, waits } = this.deps
    if (clock.since === undefined) return false
    return isLate || (this.hasFailed && time.now() - lastHeard > 2 * waits.beat)
  }

  private attempt(move: TableMove, by: Asker, asker: string | undefined, { moveId, isAgain }: MoveMeta): Attempt {
    const { deps } = this
    const at = deps.time.now()
    const cached = asker === undefined || moveId === undefined ? undefined : this.answerCache.find(asker, moveId)
    const decided: DecidedMove = cached === undefined ? this.decideMove(move, by, at) : { answer: cached, events: [] }
    const { answer, events, folded } = decided
    const written = answer.type === 'refused' ? answer : inBrief(move)
    const unnamed: Decision = { id: deps.newId(), at, by, move: written, events }
    const decision = moveId === undefined ? unnamed : { ...unnamed, moveId }
    if (events.length > 0) return { answer, decision, folded }
    // A retried move without effect is logged too: another node may still be processing the first attempt, and must find this answer. Not for
    // newcomers: anyone could fill the log, and a seat granted late does no harm. Not at a full table either: its log would grow without limit.
    const mayBeLogged = by.kind === 'seat' && this.bytes < deps.quota.full
    if (isAgain && moveId !== undefined && asker !== undefined && mayBeLogged) return { answer, decision }
    if (asker !== undefined && moveId !== undefined) this.answerCache.remember(asker, moveId, answer)
    return { answer }
  }

  private decideMove(move: TableMove, by: Asker, now: ServerTime): DecidedMove {
    const { machine, entropy } = this.deps
    const tools = { ...this.callbacks.attendance(), now, entropy, lookers: this.callbacks.lookers }
    const decided = machine.decide(this.state, move, by, tools)
    return decided.isOk
      ? { answer: DONE, events: decided.value, folded: decided.folded }
      : { answer: { type: 'refused', refusal: decided.refusal }, events: [] }
  }

  /** Idempotency: a retried move that the log has answered gets the same answer and has no second effect. */
  private loggedAnswer(asker: string | undefined, moveId: string | undefined): Answer | undefined {
    if (asker === undefined || moveId === undefined) return undefined
    const answer = answerTo(this.state.answered, asker, moveId)
    return answer === undefined || answer === 'done' ? answer && DONE : { type: 'refused', refusal: answer }
  }

  /** Appends the same decision at the same version again: after a failure nobody knows whether it was written. */
  private async retryAppend(after: Version, decision: Decision, trouble: unknown): Promise<Version | 'behind'> {
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

  /** Reads the decisions that another node appended first. */
  private async catchUp(): Promise<void> {
    let { version } = this
    for await (const decision of this.deps.log.read(this.code, version)) {
      version = next(version)
      this.applyUndelivered(decision, version)
    }
  }

  private applyUndelivered(decision: Decision, version: Version): void {
    const text = JSON.stringify(decision)
    // Parsed again, so that the live state equals the one that a restart would read from the log.
    this.apply(JSON.parse(text), version, byteLength(text))
  }

  /** Ignores a decision that was applied before: it may come from the log's feed and from our own append. */
  private apply(decision: Decision, version: Version, bytes: number): void {
    if (version !== next(this.version)) return
    this.bytes += bytes
    this.lastBytes = bytes
    this.state = this.fold(decision)
    this.version = version
    this.own = undefined
    this.callbacks.onChange(decision)
  }

  /** The game's events of our own decision were folded when it was made; those of another node's decision are folded here. */
  private fold(decision: Decision): TableState {
    const { own, state } = this
    const { machine } = this.deps
    return own?.id === decision.id && own.after === this.version
      ? machine.evolveDecided(state, decision, own.folded)
      : machine.evolve(state, decision)
  }
}

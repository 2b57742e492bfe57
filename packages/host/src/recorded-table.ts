import {
  type Asker,
  type Attendance,
  type Decision,
  isAnswered,
  type Question,
  type Refusal,
  type TableMachine,
  type TableMove,
  type TableState,
  type Thought,
} from '@tablee/kernel'
import { NONE_YET, next, type TableCode, type TableLog, type Version } from '@tablee/log'
import type { Gossip } from './gossip.ts'
import { RefusalsTold } from './refusals-told.ts'
import type { Time, Waits } from './time.ts'

export type Answer =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** Nobody can say whether it was written: ask again with the same id. */
  | { readonly type: 'trouble' }

/** Where bots think for longer, off the loop that serves people. Nothing comes of it where there is no time. */
export type Think = (question: Question) => Promise<Thought | undefined>

export interface TableWorkings {
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
  /** Hears of what should not have happened. */
  readonly report: (error: unknown) => void
}

const DONE = { type: 'done' } as const
const TROUBLE = { type: 'trouble' } as const

const nameOf = (by: Asker): string | undefined =>
  by.kind === 'seat' ? by.seat : by.kind === 'newcomer' ? by.key : undefined

/** As the log will give it back: what runs is what a restart would find. */
const asWritten = (decision: Decision): Decision => JSON.parse(JSON.stringify(decision))

/** A deck is long, and its event has it: once is enough. */
const withoutDeck = (move: TableMove): TableMove => (move.type === 'use-deck' ? { ...move, text: '' } : move)

/** What a log holds of a table. */
interface Found {
  readonly state: TableState
  readonly version: Version
}

/** Undefined when there is no such table. */
export const findTable = async (
  code: TableCode,
  { log, machine }: Pick<TableWorkings, 'log' | 'machine'>,
): Promise<Found | undefined> => {
  let state: TableState | undefined
  let version = NONE_YET
  for await (const decision of log.read(code)) {
    state = machine.evolve(state, decision)
    version = next(version)
  }
  return state && { state, version }
}

interface Surroundings {
  readonly attendance: () => Attendance
  readonly onChange: (decision: Decision) => void
}

/** A table as its log has it. Moves are taken one after the other, and nobody is told what is not written. */
export class RecordedTable {
  state: TableState
  version: Version
  private readonly refusals = new RefusalsTold()
  private line: Promise<unknown> = Promise.resolve()
  private readonly stopFollowing: () => void
  private asked = 0

  constructor(
    readonly code: TableCode,
    { state, version }: Found,
    private readonly workings: TableWorkings,
    private readonly around: Surroundings,
  ) {
    this.state = state
    this.version = version
    this.stopFollowing = workings.log.follow(code, version, (decision, at) => this.apply(decision, at))
  }

  ask(move: TableMove, by: Asker, moveId?: string): Promise<Answer> {
    const answer = this.settleAfter(this.line, move, by, moveId)
    this.line = answer
    return answer
  }

  get isBusy(): boolean {
    return this.asked > 0
  }

  /** Once what was asked is answered. */
  async close(): Promise<void> {
    await this.line
    this.stopFollowing()
  }

  private async settleAfter(
    earlier: Promise<unknown>,
    move: TableMove,
    by: Asker,
    moveId: string | undefined,
  ): Promise<Answer> {
    this.asked += 1
    // With nobody before it, it need not wait its turn.
    if (this.asked > 1) await earlier
    try {
      return await this.settle(move, by, moveId)
    } catch (error) {
      this.workings.report(error)
      return TROUBLE
    } finally {
      this.asked -= 1
    }
  }

  private async settle(move: TableMove, by: Asker, moveId: string | undefined): Promise<Answer> {
    for (;;) {
      const known = this.answerGiven(by, moveId)
      if (known !== undefined) return known
      const { version, workings } = this
      const now = workings.time.now()
      const { people, away } = this.around.attendance()
      const tools = { people, now, entropy: workings.entropy, ...(away === undefined ? {} : { away }) }
      const decided = workings.machine.decide(this.state, move, by, tools)
      if (!decided.isOk) return this.refuse(by, moveId, decided.refusal)
      // Nothing happened, so there is nothing to write: asked again it will be nothing again.
      if (decided.value.length === 0) return DONE
      const about = { id: workings.newId(), at: now, by }
      const what = { move: withoutDeck(move), events: decided.value }
      const decision = moveId === undefined ? { ...about, ...what } : { ...about, moveId, ...what }
      const written = await this.write(version, decision)
      if (written !== 'behind') {
        // Most logs have told it by now.
        if (this.version === version) this.apply(asWritten(decision), written)
        return DONE
      }
      await this.catchUp()
      // Behind what can't be read: the log was dropped, and to decide again would never end.
      if (this.version === version) throw new Error(`table ${this.code} is behind its log, which tells nothing new`)
    }
  }

  /** A move that was answered gets the same answer again, and has no second effect. */
  private answerGiven(by: Asker, moveId: string | undefined): Answer | undefined {
    const asker = nameOf(by)
    if (asker === undefined || moveId === undefined) return undefined
    if (isAnswered(this.state.answered, asker, moveId)) return DONE
    const refusal = this.refusals.find(asker, moveId)
    return refusal && { type: 'refused', refusal }
  }

  private refuse(by: Asker, moveId: string | undefined, refusal: Refusal): Answer {
    const asker = nameOf(by)
    if (asker !== undefined && moveId !== undefined) this.refusals.remember(asker, moveId, refusal)
    return { type: 'refused', refusal }
  }

  /** Tried again, the same decision at the same version, when the log can't say what became of it. */
  private async write(after: Version, decision: Decision): Promise<Version | 'behind'> {
    const { log, time, waits } = this.workings
    for (const wait of waits.retries) {
      try {
        return await log.append(this.code, after, decision)
      } catch (error) {
        this.workings.report(error)
        await new Promise<void>((resolve) => time.later(wait, resolve))
      }
    }
    return log.append(this.code, after, decision)
  }

  /** Somebody else wrote first: another node. */
  private async catchUp(): Promise<void> {
    let { version } = this
    for await (const decision of this.workings.log.read(this.code, version)) {
      version = next(version)
      this.apply(decision, version)
    }
  }

  /** What was applied already, because the log told it or because we wrote it, is told once. */
  private apply(decision: Decision, version: Version): void {
    if (version !== next(this.version)) return
    this.state = this.workings.machine.evolve(this.state, decision)
    this.version = version
    this.around.onChange(decision)
  }
}

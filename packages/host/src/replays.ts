import type { TableCode } from '@tablee/log'
import type { Replay } from '@tablee/protocol'
import type { TableWorkings } from './recorded-table.ts'
import { replayOf } from './replay.ts'

/** The replays of one table. Each reads the whole log: one at a time, and once for all who wait for the same game. */
export class Replays {
  private readonly underWay = new Map<number, Promise<Replay | undefined>>()
  private line: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly code: TableCode,
    private readonly workings: Pick<TableWorkings, 'log' | 'machine'>,
  ) {}

  /** Undefined when there was no such game, or it was not played to its end. */
  get(number: number): Promise<Replay | undefined> {
    const known = this.underWay.get(number)
    if (known !== undefined) return known
    const { log, machine } = this.workings
    const replay = this.line
      .then(() => replayOf(log.read(this.code), number, machine))
      .finally(() => this.underWay.delete(number))
    this.underWay.set(number, replay)
    // One that failed is told to who asked for it, not to the next.
    this.line = replay.catch(() => undefined)
    return replay
  }
}

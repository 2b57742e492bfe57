import type { Decision, FinishedGame, TableMachine } from '@tablee/kernel'
import type { TableCode, TableLog, Version } from '@tablee/log'
import type { Replay } from '@tablee/protocol'
import { replayOf } from './replay.ts'

interface ReplayTools {
  readonly log: TableLog<Decision>
  readonly machine: TableMachine
}

/** Reads replays one at a time; requests for the same game share one read. */
export class Replays {
  private readonly underWay = new Map<string, Promise<Replay | 'too-long'>>()
  private replayQueue: Promise<unknown> = Promise.resolve()

  constructor(private readonly tools: ReplayTools) {}

  get(code: TableCode, game: FinishedGame): Promise<Replay | 'too-long'> {
    const name = `${code} ${game.number}`
    const known = this.underWay.get(name)
    if (known !== undefined) return known
    const { log, machine } = this.tools
    const read = () => log.read(code, (game.from - 1) as Version, game.to as Version)
    const replay = this.replayQueue
      .then(() => replayOf(read(), game, machine))
      .finally(() => this.underWay.delete(name))
    this.underWay.set(name, replay)
    // A failure concerns only the callers of this replay, not the next in the queue.
    this.replayQueue = replay.catch(() => undefined)
    return replay
  }
}

import type { Decision, FinishedGame, TableMachine } from '@tablee/kernel'
import type { TableCode, TableLog, Version } from '@tablee/log'
import type { Replay } from '@tablee/protocol'
import { replayOf } from './replay.ts'

interface ReplayTools {
  readonly log: TableLog<Decision>
  readonly machine: TableMachine
}

/** The replays of all tables: one is read at a time, and once for all who wait for the same game. */
export class Replays {
  private readonly underWay = new Map<string, Promise<Replay | 'too-long'>>()
  private line: Promise<unknown> = Promise.resolve()

  constructor(private readonly tools: ReplayTools) {}

  get(code: TableCode, game: FinishedGame): Promise<Replay | 'too-long'> {
    const name = `${code} ${game.number}`
    const known = this.underWay.get(name)
    if (known !== undefined) return known
    const { log, machine } = this.tools
    const read = () => log.read(code, (game.from - 1) as Version, game.to as Version)
    const replay = this.line.then(() => replayOf(read(), game, machine)).finally(() => this.underWay.delete(name))
    this.underWay.set(name, replay)
    // One that failed is told to who asked for it, not to the next.
    this.line = replay.catch(() => undefined)
    return replay
  }
}

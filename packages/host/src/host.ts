import { type Decision, type HolderKey, type Milliseconds, type Shelf, tableMachine } from '@tablee/kernel'
import { NONE_YET, type TableCode, type TableLog } from '@tablee/log'
import { LONGEST_CODE, type Replay } from '@tablee/protocol'
import type { HostDependencies, Report, Think } from './dependencies.ts'
import { startExpiry } from './expiry.ts'
import type { Gossip } from './presence/gossip.ts'
import { codeLength, drawCode, entropy } from './random.ts'
import { findTable } from './table/find-table.ts'
import { glanceAt } from './table/glance.ts'
import { OpenTable } from './table/open-table.ts'
import { TABLE_QUOTA, type TableQuota } from './table/quota.ts'
import { Replays } from './table/replays.ts'
import type { Sight } from './table/visit.ts'
import { type HostWaits, realTime, type Time, WAITS } from './time.ts'

export interface HostOptions {
  readonly log: TableLog<Decision>
  readonly shelf: Shelf
  /** Without it, bots play their quick choice. */
  readonly think?: Think
  readonly report?: Report
  readonly time?: Time
  readonly waits?: HostWaits
  /** Connects the nodes that serve the same log; absent on a single node. */
  readonly gossip?: Gossip
  /** Draws a table code of a given length. */
  readonly draw?: (length: number) => string
  /** How long an unused table is kept. */
  readonly kept?: Milliseconds
  /** Version of the rules: snapshots with another stamp are ignored. Without it, no snapshots are kept. */
  readonly stamp?: string
  readonly quota?: TableQuota
}

/** After this many codes that are taken, the next ones are one sign longer. */
const TRIES = 2
/** Milliseconds for which the log's count of tables is reused; tables created here are added meanwhile. */
const COUNT_VALID_FOR = 600_000

/** Serves the tables of one log, on a server or in a browser. */
export class Host {
  private readonly deps: HostDependencies
  private readonly draw: (length: number) => string
  private readonly tables = new Map<TableCode, Promise<OpenTable | undefined>>()
  /** The tables of `tables` that have finished opening. */
  private readonly opened = new Map<TableCode, OpenTable>()
  private readonly replays: Replays
  private counted: { readonly at: number; tables: number } | undefined
  private readonly stopExpiry: () => void

  constructor({ log, shelf, think, report, time, waits, gossip, draw, kept, stamp, quota }: HostOptions) {
    const node = entropy()
    let ids = 0
    this.deps = {
      log,
      machine: tableMachine(shelf),
      time: time ?? realTime,
      waits: waits ?? WAITS,
      entropy,
      newId: () => `${node}.${(ids++).toString(36)}`,
      think: think ?? (async () => undefined),
      gossip,
      node,
      report: report ?? ((error) => console.error(error)),
      stamp,
      quota: quota ?? TABLE_QUOTA,
    }
    this.replays = new Replays(this.deps)
    this.draw = draw ?? drawCode
    this.stopExpiry = startExpiry(this.deps, kept)
  }

  /** Number of tables in memory. */
  get openTables(): number {
    return this.tables.size
  }

  /** Creates a table and returns its code. */
  async create(): Promise<TableCode> {
    const { log, machine, newId, time } = this.deps
    const length = codeLength(await this.countTables())
    for (let tries = 0; ; tries++) {
      const code = this.draw(tries < TRIES ? length : Math.min(length + 1, LONGEST_CODE)) as TableCode
      const about = { id: newId(), at: time.now(), by: { kind: 'clock' } as const }
      const decision: Decision = { ...about, move: { type: 'wake' }, events: machine.open() }
      if ((await log.append(code, NONE_YET, decision)) === 'behind') continue
      if (this.counted) this.counted.tables += 1
      return code
    }
  }

  /** Undefined when there is no such table. */
  open(code: TableCode): Promise<OpenTable | undefined> {
    const known = this.tables.get(code)
    if (known !== undefined) return known
    const opening = OpenTable.open(code, this.deps, () => void this.closeTable(code))
    this.tables.set(code, opening)
    const forget = () => this.tables.delete(code)
    // A missing table, or one that failed to open, is looked up again the next time.
    opening.then((table) => {
      if (table === undefined) forget()
      else if (this.tables.get(code) === opening) this.opened.set(code, table)
    }, forget)
    return opening
  }

  /** The table if it is in memory; never reads the log. */
  peek(code: TableCode): OpenTable | undefined {
    return this.opened.get(code)
  }

  /** Deletes a table and its log, for the operator. False when there is no such table. */
  async drop(code: TableCode): Promise<boolean> {
    const table = await this.tables.get(code)?.catch(() => undefined)
    this.tables.delete(code)
    this.opened.delete(code)
    await table?.dropOut()
    return this.deps.log.drop(code)
  }

  /** A view of a table straight from its log, without opening it; undefined when there is no such table. */
  async glance(code: TableCode, key: HolderKey): Promise<Sight | undefined> {
    const found = await findTable(code, this.deps)
    return found && glanceAt(found.state, key, this.deps.machine)
  }

  /** ALL-5: the replay of a finished game, for people who held a seat in it. */
  async replay(
    code: TableCode,
    number: number,
    by: HolderKey | 'anybody',
  ): Promise<Replay | 'no-game' | 'not-seated' | 'replay-too-long'> {
    const game = (await this.open(code))?.finishedGame(number)
    if (game === undefined) return 'no-game'
    if (by !== 'anybody' && !game.players.includes(by)) return 'not-seated'
    const replay = await this.replays.get(code, game)
    return replay === 'too-long' ? 'replay-too-long' : replay
  }

  /** Resolves once all queued moves are answered. The caller closes the log. */
  async close(): Promise<void> {
    this.stopExpiry()
    await Promise.all([...this.tables.keys()].map((code) => this.closeTable(code)))
  }

  /** A recent count of tables: it determines the length of new codes. */
  private async countTables(): Promise<number> {
    const now = this.deps.time.now()
    if (this.counted === undefined || now - this.counted.at > COUNT_VALID_FOR)
      this.counted = { at: now, tables: await this.deps.log.count() }
    return this.counted.tables
  }

  private async closeTable(code: TableCode): Promise<void> {
    const table = this.tables.get(code)
    this.tables.delete(code)
    this.opened.delete(code)
    await (await table?.catch(() => undefined))?.close()
  }
}

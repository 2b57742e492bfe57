import { type Decision, type HolderKey, type Milliseconds, type Shelf, tableMachine } from '@tablee/kernel'
import { NONE_YET, type TableCode, type TableLog } from '@tablee/log'
import type { Replay } from '@tablee/protocol'
import { glanceAt } from './glance.ts'
import type { Gossip } from './gossip.ts'
import { OpenTable } from './open-table.ts'
import { drawCode, entropy } from './random.ts'
import { findTable, type Report, type TableWorkings, type Think } from './recorded-table.ts'
import { keepSweeping } from './sweeping.ts'
import { realTime, type Time, WAITS, type Waits } from './time.ts'
import type { Sight } from './visit.ts'

export interface HostOptions {
  readonly log: TableLog<Decision>
  readonly shelf: Shelf
  /** Without it bots do what comes to mind at once. */
  readonly think?: Think
  readonly report?: Report
  readonly time?: Time
  readonly waits?: Waits
  /** With other nodes that serve these tables as well; without it there are none. */
  readonly gossip?: Gossip
  readonly draw?: (length: 4 | 5) => string
  /** For how long a table stays that nobody comes back to. */
  readonly kept?: Milliseconds
}

/** After so many tables in a row that exist already, codes are one letter longer. */
const TRIES_WITH_FOUR = 2

/** Serves the tables of one log, on a server or in a browser. */
export class Host {
  private readonly workings: TableWorkings
  private readonly draw: (length: 4 | 5) => string
  private readonly tables = new Map<TableCode, Promise<OpenTable | undefined>>()
  private readonly stopSweeping: () => void

  constructor({ log, shelf, think, report, time, waits, gossip, draw, kept }: HostOptions) {
    const node = entropy()
    let ids = 0
    this.workings = {
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
    }
    this.draw = draw ?? drawCode
    this.stopSweeping = keepSweeping(this.workings, kept)
  }

  /** How many tables are in memory. */
  get openTables(): number {
    return this.tables.size
  }

  /** A new table, and the code that people type to come to it. */
  async create(): Promise<TableCode> {
    const { log, machine, newId, time } = this.workings
    for (let tries = 0; ; tries++) {
      const code = this.draw(tries < TRIES_WITH_FOUR ? 4 : 5) as TableCode
      const about = { id: newId(), at: time.now(), by: { kind: 'clock' } as const }
      const decision: Decision = { ...about, move: { type: 'wake' }, events: machine.open() }
      if ((await log.append(code, NONE_YET, decision)) !== 'behind') return code
    }
  }

  /** Undefined when there is no such table. */
  open(code: TableCode): Promise<OpenTable | undefined> {
    const known = this.tables.get(code)
    if (known !== undefined) return known
    const opening = OpenTable.open(code, this.workings, () => void this.drop(code))
    this.tables.set(code, opening)
    const forget = () => this.tables.delete(code)
    // What is not there, or could not be opened, may be the next time.
    opening.then((table) => table ?? forget(), forget)
    return opening
  }

  /** A table as its log leaves it, before anybody serves it; undefined when there is none. */
  async glance(code: TableCode, key: HolderKey): Promise<Sight | undefined> {
    const found = await findTable(code, this.workings)
    return found && glanceAt(found.state, key, this.workings.machine)
  }

  /** A game of this table that was played to its end. */
  async replay(code: TableCode, number: number): Promise<Replay | undefined> {
    return (await this.open(code))?.replay(number)
  }

  /** Once what was asked is answered. The log is not ours to close. */
  async close(): Promise<void> {
    this.stopSweeping()
    await Promise.all([...this.tables.keys()].map((code) => this.drop(code)))
  }

  private async drop(code: TableCode): Promise<void> {
    const table = this.tables.get(code)
    this.tables.delete(code)
    await (await table?.catch(() => undefined))?.close()
  }
}

import type { Decision, TableState } from '@tablee/kernel'
import type { TableCode, TableLog, Version } from '@tablee/log'

/** Decisions between two snapshots: reading that many takes a few milliseconds. */
const EVERY = 200
/** Characters. A longer snapshot would block the event loop while it is parsed; such a table is read from its log, in pages. */
const LONGEST = 512 * 1024
/** The log must have grown by this share of the last snapshot's size, so that large states are not written too often. */
const SHARE = 0.25

/** The state is plain JSON: it holds no class instances. */
const writeSnapshot = (state: TableState): string => JSON.stringify(state)

export const readSnapshot = (text: string): TableState => {
  const state = JSON.parse(text) as TableState
  const { play, decks } = state
  const laid = play && decks[play.game]
  // The deck must be one object again, not two copies: `worldOf` caches by object identity.
  return laid !== undefined && play?.deck?.text === laid.text ? { ...state, play: { ...play, deck: laid } } : state
}

interface SnapshotTools {
  readonly log: Pick<TableLog<Decision>, 'keepSnapshot'>
  readonly stamp: string | undefined
  readonly report: (error: unknown, willRetry?: boolean) => void
}

/** Stores a table's state from time to time, so that opening the table reads only the decisions after it. */
export class Snapshots {
  private bytesAt: number
  private version: Version
  private length: number

  constructor(
    private readonly code: TableCode,
    private readonly tools: SnapshotTools,
    last: { readonly version: Version; readonly length: number },
    bytes: number,
  ) {
    this.version = last.version
    this.length = last.length
    this.bytesAt = bytes
  }

  /** Stores a snapshot if enough was written since the last one. A failed write does no harm: the log has everything. */
  consider(state: TableState, version: Version, bytes: number): void {
    const { stamp, log, report } = this.tools
    if (stamp === undefined || version - this.version < EVERY || bytes - this.bytesAt < this.length * SHARE) return
    const text = writeSnapshot(state)
    this.version = version
    this.bytesAt = bytes
    this.length = text.length
    if (text.length > LONGEST) return
    log.keepSnapshot(this.code, { version, stamp, text }).catch((error: unknown) => report(error, true))
  }
}

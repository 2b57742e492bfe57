import type { Decision, TableState } from '@tablee/kernel'
import type { TableCode, TableLog, Version } from '@tablee/log'

/** Decisions between two snapshots of a table: some milliseconds of reading. */
const EVERY = 200
/** Characters. A larger one would be read and parsed in one turn of the event loop: such a table is read from its log, in pages. */
const LONGEST = 512 * 1024
/** Of the size of the last snapshot: so much must have been written since, or large states would be written over and over. */
const SHARE = 0.25

/** A state is JSON: chance, time and words are in it as values, never as objects of their own kind. */
const writeSnapshot = (state: TableState): string => JSON.stringify(state)

export const readSnapshot = (text: string): TableState => {
  const state = JSON.parse(text) as TableState
  const { play, decks } = state
  const laid = play && decks[play.game]
  // One object again, not two alike: what is made of a deck is remembered by the object.
  return laid !== undefined && play?.deck?.text === laid.text ? { ...state, play: { ...play, deck: laid } } : state
}

interface SnapshotTools {
  readonly log: Pick<TableLog<Decision>, 'keepSnapshot'>
  readonly stamp: string | undefined
  readonly report: (error: unknown, willRetry?: boolean) => void
}

/** Keeps a table's state from time to time, so that opening it reads that and what came after. */
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

  /** Where enough was written since the last one. One that is not kept is no loss: the next one is, or the log is read. */
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

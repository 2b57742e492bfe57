import type { JetStreamClient, JetStreamManager, StoredMsg } from '@nats-io/jetstream'
import { headers } from '@nats-io/transport-node'
import type { HashedSnapshot } from '../store.ts'
import type { TableCode, Version } from '../units.ts'
import { tokenOf } from './message.ts'
import { snapshotsOf } from './settings.ts'
import { isWriteConflict } from './write-conflict.ts'

/** Bytes per message. NATS accepts one megabyte, headers included. */
const PART = 500_000

const VERSION = 'Tablee-Version'
const SINCE = 'Tablee-Since'
const SEQ = 'Tablee-Seq'
const STAMP = 'Tablee-Stamp'
const HASH = 'Tablee-Hash'
const PARTS = 'Tablee-Parts'

/** A snapshot with the sequence number of its decision, which ties it to one table and not to the next one of the same code. */
interface PositionedSnapshot extends HashedSnapshot {
  readonly seq: number
  readonly since: number
}

/** What the headers of the first part say about the snapshot. */
interface Head extends Omit<PositionedSnapshot, 'text'> {
  readonly parts: number
  readonly first: Uint8Array
  /** Sequence number of the first part itself. */
  readonly ownSeq: number
}

/**
 * Stores the newest snapshot of each table in a second stream, one subject per part. A checksum detects parts that don't belong together.
 */
export class SnapshotStream {
  private readonly stream: string

  constructor(
    private readonly client: JetStreamClient,
    private readonly manager: JetStreamManager,
    private readonly name: string,
  ) {
    this.stream = snapshotsOf(name)
  }

  async last(table: TableCode): Promise<Head | undefined> {
    const found = await this.part(table, 0)
    if (found === null) return undefined
    const number = (name: string) => Number(found.header.get(name))
    return {
      version: number(VERSION) as Version,
      since: number(SINCE),
      seq: number(SEQ),
      stamp: decodeURIComponent(found.header.get(STAMP)),
      hash: found.header.get(HASH),
      parts: number(PARTS),
      first: found.data,
      ownSeq: found.seq,
    }
  }

  async read(table: TableCode, { parts, first, hash }: Head): Promise<string> {
    const decoder = new TextDecoder()
    let text = decoder.decode(first, { stream: true })
    for (let at = 1; at < parts; at++) {
      const found = await this.part(table, at)
      if (found?.header.get(HASH) !== hash) throw new Error(`the snapshot of table ${table} is torn`)
      text += decoder.decode(found.data, { stream: true })
    }
    return text + decoder.decode()
  }

  /** Stores a snapshot unless the same or a newer one is stored: every node that serves the table may send it. */
  async keep(table: TableCode, snapshot: PositionedSnapshot): Promise<void> {
    const before = await this.last(table)
    if (before !== undefined && (before.seq > snapshot.seq || before.hash === snapshot.hash)) return
    const bytes = new TextEncoder().encode(snapshot.text)
    const parts = Math.max(1, Math.ceil(bytes.length / PART))
    const lines = headers()
    for (const [name, value] of Object.entries({
      [VERSION]: snapshot.version,
      [SINCE]: snapshot.since,
      [SEQ]: snapshot.seq,
      [STAMP]: encodeURIComponent(snapshot.stamp),
      [HASH]: snapshot.hash,
      [PARTS]: parts,
    }))
      lines.set(name, String(value))
    // The first part is written last, because readers start with it.
    for (let at = parts - 1; at >= 0; at--) {
      const expect = at === 0 ? { expect: { lastSubjectSequence: before?.ownSeq ?? 0 } } : {}
      const part = bytes.subarray(at * PART, (at + 1) * PART)
      try {
        await this.client.publish(this.subjectOf(table, at), part, { headers: lines, ...expect })
      } catch (error) {
        // Another node has just stored a snapshot.
        if (at === 0 && isWriteConflict(error)) return
        throw error
      }
    }
  }

  async clear(table: TableCode): Promise<void> {
    await this.manager.streams.purge(this.stream, { filter: this.subjectOf(table, '*') })
  }

  async bytes(): Promise<number> {
    const { state } = await this.manager.streams.info(this.stream)
    return state.bytes
  }

  private part(table: TableCode, at: number): Promise<StoredMsg | null> {
    return this.manager.streams.getMessage(this.stream, { last_by_subj: this.subjectOf(table, at) })
  }

  private subjectOf(table: TableCode, part: number | '*'): string {
    return `${this.name}.snapshot.${tokenOf(table)}.${part}`
  }
}

import { byteLength } from '../byte-length.ts'
import { Followers } from '../follower.ts'
import { type Entry, type HashedSnapshot, hasId, SnapshotTooNew, type Store } from '../store.ts'
import type { TableSize } from '../table-log.ts'
import { NONE_YET, next, type ServerTime, type TableCode, type Version } from '../units.ts'
import { Feed, SLICES } from './feed.ts'
import type { End, StreamMessage } from './message.ts'
import { Retry } from './retry.ts'
import type { TableMessage, TableStream } from './stream.ts'
import { isWriteConflict } from './write-conflict.ts'

type Answer = Version | 'behind'

/** Limits of the texts returned by `page`: about one request (stream.ts). The reader splits them into pages. */
const CHUNK = 500
const CHUNK_BYTES = 256 * 1024
/** Milliseconds after which an idle followed table is rechecked, because its last live message may have been lost. */
const RECHECK_EVERY = 10_000
/** Number of tables for which a read position is cached. */
const POSITIONS = 200
/** A table that does not exist, for probes: the server answers at once. */
const NO_TABLE = '-' as TableCode

/** Stores decisions in a JetStream stream that all nodes write to. */
export class JetStreamStore implements Store {
  readonly isRemote = true
  private readonly feed = new Feed(
    (table, on) => this.stream.listen(table, on),
    (table) => this.followers.wake(table),
  )
  readonly followers = new Followers({
    onFirst: (table) => this.feed.begin(table),
    onLast: (table) => this.feed.stop(table),
  })
  private readonly queues = new Map<TableCode, Promise<unknown>>()
  private readonly positions = new Map<TableCode, End>()
  /** Sizes of tables that an earlier release of Tablée wrote last. */
  private readonly sums = new Map<TableCode, End & { readonly bytes: number }>()
  private readonly recheckTimer = setInterval(() => this.feed.recheckIdle(), RECHECK_EVERY / SLICES)

  private readonly retry = new Retry(() => this.stream.last(NO_TABLE))
  private isDisconnected = false

  constructor(private readonly stream: TableStream) {}

  /** Appends to one table run one after the other, in the order of the calls. */
  append(entry: Entry): Promise<Answer> {
    const { table } = entry
    const answer = (this.queues.get(table) ?? Promise.resolve()).then(() => this.retry.run(() => this.write(entry)))
    const leave = () => {
      if (this.queues.get(table) === queue) this.queues.delete(table)
    }
    const queue: Promise<void> = answer.then(leave, leave)
    this.queues.set(table, queue)
    return answer
  }

  liveTexts(table: TableCode, after: Version): readonly string[] | undefined {
    return this.feed.after(table, after)
  }

  page(table: TableCode, after: Version, until: Version): Promise<readonly string[]> {
    return this.retry.run(async () => this.pageUpTo(await this.stream.last(table), table, after, until))
  }

  version(table: TableCode): Promise<Version> {
    return this.retry.run(async () => (await this.stream.last(table)).version)
  }

  size(table: TableCode): Promise<number> {
    return this.retry.run(async () => {
      const last = await this.stream.last(table)
      return last.bytes ?? this.sum(table, last)
    })
  }

  count(): Promise<number> {
    return this.retry.run(() => this.stream.count())
  }

  async *tables(): AsyncIterable<readonly TableSize[]> {
    for await (const page of this.stream.lastOfEach()) {
      const found: TableSize[] = []
      for (const { table, version, bytes, at } of page)
        if (version !== NONE_YET)
          found.push({ table, decisions: version, bytes: bytes ?? (await this.size(table)), at })
      yield found
    }
  }

  /** Returns the snapshot only if it belongs to the current table: the decision of its version must still have the same sequence number. */
  async snapshot(table: TableCode): Promise<HashedSnapshot | undefined> {
    const last = await this.retry.run(() => this.stream.last(table))
    if (last.version === NONE_YET) return undefined
    // No retry: without the snapshot the log is read.
    const stored = await this.stream.snapshots.last(table)
    if (stored === undefined || stored.since !== last.since || stored.version > last.version) return undefined
    const decision = await this.stream.at(table, stored.seq)
    if (decision?.version !== stored.version || decision.since !== stored.since) return undefined
    const { version, stamp, hash } = stored
    const snapshot = { version, stamp, hash, text: await this.stream.snapshots.read(table, stored) }
    // Reading continues after this position.
    this.remember(table, decision)
    return snapshot
  }

  async keepSnapshot(table: TableCode, snapshot: HashedSnapshot): Promise<void> {
    const { version } = snapshot
    const last = await this.stream.last(table)
    if (version > last.version) throw new SnapshotTooNew(table, snapshot)
    const { seq, since } = await this.positionOf(table, version, last)
    await this.stream.snapshots.keep(table, { ...snapshot, seq, since })
  }

  drop(table: TableCode, at: ServerTime): Promise<boolean> {
    let wasThere = false
    return this.retry.run(async () => {
      const last = await this.stream.last(table)
      wasThere ||= last.version !== NONE_YET
      if (last.seq > 0) await this.dropWhole(table, last, at)
      return wasThere
    })
  }

  lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    return this.retry.run(async () => {
      let newest: ServerTime | undefined
      for await (const page of this.stream.lastOfEach())
        for (const { version, at } of page)
          if (version !== NONE_YET && at <= until && at > (newest ?? Number.NEGATIVE_INFINITY)) newest = at
      return newest
    })
  }

  /**
   * Works through the tables in pages, so that memory use does not depend on their number. A retry starts from the beginning, without the
   * tables already dropped.
   */
  async expire(before: ServerTime): Promise<number> {
    let dropped = 0
    await this.retry.run(async () => {
      for await (const page of this.stream.lastOfEach())
        for (const last of page) if (last.at < before && (await this.isDropped(last, before))) dropped += 1
    })
    return dropped
  }

  /** Call when the connection breaks: pending answers are lost. */
  onDisconnect(): void {
    this.isDisconnected = true
    this.retry.interrupt()
  }

  /** Call when the connection is back: live messages were lost meanwhile. */
  onReconnect(): void {
    this.isDisconnected = false
    this.feed.recheckAll()
  }

  close(): void {
    clearInterval(this.recheckTimer)
  }

  /** After any failure the next try reads the log first, so that a decision is never written twice. */
  private async write({ table, after, id, text, at }: Entry): Promise<Answer> {
    try {
      // The client would buffer the message and send it after the reconnect, long after we gave up on it.
      if (this.isDisconnected) throw new Error('the connection is broken')
      const known = this.feed.end(table)
      const end = this.withSum(table, known?.version === after ? known : await this.stream.last(table))
      if (end.version !== after) return (await this.isWritten(table, after, id)) ? next(after) : 'behind'
      const written = await this.stream.write(table, end, text, at)
      this.feed.learn(table, written)
      return written.version
    } catch (error) {
      this.feed.learn(table, undefined)
      throw error
    }
  }

  private async isDropped({ table, ...end }: TableMessage, at: ServerTime): Promise<boolean> {
    if (this.followers.isFollowed(table)) return false
    try {
      await this.dropWhole(table, end, at)
      return end.version !== NONE_YET
    } catch (error) {
      // Somebody has just used the table again.
      if (isWriteConflict(error)) return false
      throw error
    }
  }

  /** Drops the snapshot first: a table without one is still complete. */
  private async dropWhole(table: TableCode, end: End, at: ServerTime): Promise<void> {
    await this.stream.snapshots.clear(table)
    await this.stream.drop(table, end, at)
    this.sums.delete(table)
  }

  private withSum(table: TableCode, end: End): End {
    const sum = this.sums.get(table)
    return end.bytes === undefined && sum?.since === end.since && sum.version === end.version ? sum : end
  }

  /** Reads the log once; from then on the sum is stored with every decision. */
  private async sum(table: TableCode, last: End): Promise<number> {
    const known = this.sums.get(table)
    let { version, bytes } = known?.since === last.since ? known : { version: NONE_YET, bytes: 0 }
    while (version < last.version) {
      const chunk = await this.page(table, version, last.version)
      // The table was dropped meanwhile.
      if (chunk.length === 0) return 0
      for (const text of chunk) bytes += byteLength(text)
      version = (version + chunk.length) as Version
    }
    this.sums.set(table, { version, seq: last.seq, since: last.since, bytes })
    const [oldest] = this.sums.keys()
    if (this.sums.size > POSITIONS && oldest !== undefined) this.sums.delete(oldest)
    return bytes
  }

  /** The sequence number of a version's decision. */
  private async positionOf(table: TableCode, version: Version, last: End): Promise<Pick<End, 'seq' | 'since'>> {
    if (version === last.version) return last
    const from = this.positionBefore(table, version, last)
    if (from.version === version) return { seq: from.seq, since: last.since }
    for await (const stored of this.stream.between(table, from.seq, last.seq, last.version - from.version))
      if (stored.version === version) return stored
    throw new Error(`table ${table} has no version ${version}`)
  }

  private async isWritten(table: TableCode, after: Version, id: string): Promise<boolean> {
    if (!Number.isInteger(after) || after < 0) return false
    const [existing] = await this.pageUpTo(await this.stream.last(table), table, after, next(after))
    return existing !== undefined && hasId(existing, id)
  }

  private async pageUpTo(
    last: StreamMessage,
    table: TableCode,
    after: Version,
    until: Version,
  ): Promise<readonly string[]> {
    if (last.version <= after) return []
    if (last.version === next(after)) return [last.text]
    const from = this.positionBefore(table, after, last)
    const texts: string[] = []
    let at = from.version
    let bytes = 0
    for await (const { text, ...stored } of this.stream.between(table, from.seq, last.seq, last.version - at)) {
      at = next(at)
      if (stored.version !== at) throw new Error(`table ${table} has version ${stored.version} in the place of ${at}`)
      if (at <= after) continue
      texts.push(text)
      bytes += byteLength(text)
      if (texts.length < CHUNK && bytes < CHUNK_BYTES && at < until) continue
      this.remember(table, stored)
      break
    }
    return texts
  }

  /** The nearest known position from which the versions after `after` can be read. */
  private positionBefore(table: TableCode, after: Version, { since }: End): Pick<End, 'version' | 'seq'> {
    const position = this.feed.positionBefore(table, after, since)
    if (position !== undefined) return position
    const known = this.positions.get(table)
    return known?.since === since && known.version <= after ? known : { version: NONE_YET, seq: since }
  }

  private remember(table: TableCode, { version, seq, since, bytes }: End): void {
    this.positions.delete(table)
    this.positions.set(table, { version, seq, since, bytes })
    const [oldest] = this.positions.keys()
    if (this.positions.size > POSITIONS && oldest !== undefined) this.positions.delete(oldest)
  }
}

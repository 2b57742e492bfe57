import { byteLength } from '../byte-length.ts'
import { Followers } from '../follower.ts'
import { bears, type Entry, type HashedSnapshot, SnapshotTooNew, type Store } from '../store.ts'
import type { TableSize } from '../table-log.ts'
import { NONE_YET, next, type ServerTime, type TableCode, type Version } from '../units.ts'
import { Feed, PARTS } from './feed.ts'
import type { End, Kept } from './message.ts'
import { Patience } from './retry.ts'
import type { KeptOfTable, TableStream } from './stream.ts'
import { isOvertaken } from './write-conflict.ts'

type Answer = Version | 'behind'

/** Handed on at once: what one request brings (stream.ts). The reader cuts it into pages. */
const CHUNK = 500
const CHUNK_BYTES = 256 * 1024
/** A followed table that is quiet for so long is looked up: the last thing told may have got lost. */
const QUIET = 10_000
/** Places remembered from where reading can go on. */
const MARKS = 200
/** Whoever is asked about it says at once that there is none. */
const NO_TABLE = '-' as TableCode

/** The tables' decisions in a JetStream stream, which all nodes write to. */
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
  private readonly lines = new Map<TableCode, Promise<unknown>>()
  private readonly marks = new Map<TableCode, End>()
  /** Tables that an earlier version of Tablée wrote to last, with the bytes up to a place. */
  private readonly sums = new Map<TableCode, End & { readonly bytes: number }>()
  private readonly looking = setInterval(() => this.feed.doubtQuiet(), QUIET / PARTS)

  private readonly patience = new Patience(() => this.stream.last(NO_TABLE))
  private isBroken = false

  constructor(private readonly stream: TableStream) {}

  /** One after the other for each table, as they were asked for. */
  append(entry: Entry): Promise<Answer> {
    const { table } = entry
    const answer = (this.lines.get(table) ?? Promise.resolve()).then(() => this.patience.with(() => this.write(entry)))
    const leave = () => {
      if (this.lines.get(table) === line) this.lines.delete(table)
    }
    const line: Promise<void> = answer.then(leave, leave)
    this.lines.set(table, line)
    return answer
  }

  heard(table: TableCode, after: Version): readonly string[] | undefined {
    return this.feed.after(table, after)
  }

  page(table: TableCode, after: Version, until: Version): Promise<readonly string[]> {
    return this.patience.with(async () => this.pageUpTo(await this.stream.last(table), table, after, until))
  }

  version(table: TableCode): Promise<Version> {
    return this.patience.with(async () => (await this.stream.last(table)).version)
  }

  size(table: TableCode): Promise<number> {
    return this.patience.with(async () => {
      const last = await this.stream.last(table)
      return last.bytes ?? this.sum(table, last)
    })
  }

  count(): Promise<number> {
    return this.patience.with(() => this.stream.count())
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

  /** Only what belongs to the table that there is now: the decision of its version must still lie where it did. */
  async snapshot(table: TableCode): Promise<HashedSnapshot | undefined> {
    const last = await this.patience.with(() => this.stream.last(table))
    if (last.version === NONE_YET) return undefined
    // Not again and again: the log can be read without it.
    const kept = await this.stream.snapshots.last(table)
    if (kept === undefined || kept.since !== last.since || kept.version > last.version) return undefined
    const decision = await this.stream.at(table, kept.seq)
    if (decision?.version !== kept.version || decision.since !== kept.since) return undefined
    const { version, stamp, hash } = kept
    const snapshot = { version, stamp, hash, text: await this.stream.snapshots.read(table, kept) }
    // The rest is read from there on.
    this.mark(table, decision)
    return snapshot
  }

  async keepSnapshot(table: TableCode, snapshot: HashedSnapshot): Promise<void> {
    const { version } = snapshot
    const last = await this.stream.last(table)
    if (version > last.version) throw new SnapshotTooNew(table, snapshot)
    const { seq, since } = await this.placeOf(table, version, last)
    await this.stream.snapshots.keep(table, { ...snapshot, seq, since })
  }

  drop(table: TableCode, at: ServerTime): Promise<boolean> {
    let wasThere = false
    return this.patience.with(async () => {
      const last = await this.stream.last(table)
      wasThere ||= last.version !== NONE_YET
      if (last.seq > 0) await this.dropWhole(table, last, at)
      return wasThere
    })
  }

  lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    return this.patience.with(async () => {
      let newest: ServerTime | undefined
      for await (const page of this.stream.lastOfEach())
        for (const { version, at } of page)
          if (version !== NONE_YET && at <= until && at > (newest ?? Number.NEGATIVE_INFINITY)) newest = at
      return newest
    })
  }

  /** A page at a time: however many they are, no more is held of them. After trouble from the beginning: what was dropped is gone. */
  async expire(before: ServerTime): Promise<number> {
    let dropped = 0
    await this.patience.with(async () => {
      for await (const page of this.stream.lastOfEach())
        for (const last of page) if (last.at < before && (await this.isDropped(last, before))) dropped += 1
    })
    return dropped
  }

  /** The connection is gone, and with it every answer that was on its way. */
  breakOff(): void {
    this.isBroken = true
    this.patience.interrupt()
  }

  /** The connection is back: what was told meanwhile is lost. */
  catchUp(): void {
    this.isBroken = false
    this.feed.doubt()
  }

  close(): void {
    clearInterval(this.looking)
  }

  /** Whatever goes wrong, the log itself is asked what it has; written again at the same place, a decision is there once. */
  private async write({ table, after, id, text, at }: Entry): Promise<Answer> {
    try {
      // What is handed over now would be kept and sent once the connection is back, though it was long given up here.
      if (this.isBroken) throw new Error('the connection is broken')
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

  private async isDropped({ table, ...end }: KeptOfTable, at: ServerTime): Promise<boolean> {
    if (this.followers.isFollowed(table)) return false
    try {
      await this.dropWhole(table, end, at)
      return end.version !== NONE_YET
    } catch (error) {
      // Somebody came back to it just now.
      if (isOvertaken(error)) return false
      throw error
    }
  }

  /** The snapshot first: a table without one is as good as before. */
  private async dropWhole(table: TableCode, end: End, at: ServerTime): Promise<void> {
    await this.stream.snapshots.clear(table)
    await this.stream.drop(table, end, at)
    this.sums.delete(table)
  }

  private withSum(table: TableCode, end: End): End {
    const sum = this.sums.get(table)
    return end.bytes === undefined && sum?.since === end.since && sum.version === end.version ? sum : end
  }

  /** Reads the log, once: from then on the sum is written with every decision. */
  private async sum(table: TableCode, last: End): Promise<number> {
    const known = this.sums.get(table)
    let { version, bytes } = known?.since === last.since ? known : { version: NONE_YET, bytes: 0 }
    while (version < last.version) {
      const chunk = await this.page(table, version, last.version)
      // Dropped meanwhile.
      if (chunk.length === 0) return 0
      for (const text of chunk) bytes += byteLength(text)
      version = (version + chunk.length) as Version
    }
    this.sums.set(table, { version, seq: last.seq, since: last.since, bytes })
    const [oldest] = this.sums.keys()
    if (this.sums.size > MARKS && oldest !== undefined) this.sums.delete(oldest)
    return bytes
  }

  /** Where the decision of a version lies. */
  private async placeOf(table: TableCode, version: Version, last: End): Promise<Pick<End, 'seq' | 'since'>> {
    if (version === last.version) return last
    const from = this.markBefore(table, version, last)
    if (from.version === version) return { seq: from.seq, since: last.since }
    for await (const kept of this.stream.between(table, from.seq, last.seq, last.version - from.version))
      if (kept.version === version) return kept
    throw new Error(`table ${table} has no version ${version}`)
  }

  private async isWritten(table: TableCode, after: Version, id: string): Promise<boolean> {
    if (!Number.isInteger(after) || after < 0) return false
    const [rival] = await this.pageUpTo(await this.stream.last(table), table, after, next(after))
    return rival !== undefined && bears(rival, id)
  }

  private async pageUpTo(last: Kept, table: TableCode, after: Version, until: Version): Promise<readonly string[]> {
    if (last.version <= after) return []
    if (last.version === next(after)) return [last.text]
    const from = this.markBefore(table, after, last)
    const texts: string[] = []
    let at = from.version
    let bytes = 0
    for await (const { text, ...kept } of this.stream.between(table, from.seq, last.seq, last.version - at)) {
      at = next(at)
      if (kept.version !== at) throw new Error(`table ${table} has version ${kept.version} in the place of ${at}`)
      if (at <= after) continue
      texts.push(text)
      bytes += byteLength(text)
      if (texts.length < CHUNK && bytes < CHUNK_BYTES && at < until) continue
      this.mark(table, kept)
      break
    }
    return texts
  }

  /** The nearest known place from which a version can be read. */
  private markBefore(table: TableCode, after: Version, { since }: End): Pick<End, 'version' | 'seq'> {
    const place = this.feed.placeBefore(table, after, since)
    if (place !== undefined) return place
    const mark = this.marks.get(table)
    return mark?.since === since && mark.version <= after ? mark : { version: NONE_YET, seq: since }
  }

  private mark(table: TableCode, { version, seq, since, bytes }: End): void {
    this.marks.delete(table)
    this.marks.set(table, { version, seq, since, bytes })
    const [oldest] = this.marks.keys()
    if (this.marks.size > MARKS && oldest !== undefined) this.marks.delete(oldest)
  }
}

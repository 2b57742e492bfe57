import { byteLength } from './byte-length.ts'
import { Follower } from './follower.ts'
import { hashOf } from './hash.ts'
import { nextTurn } from './next-turn.ts'
import { bytesOfPage, pageFrom, readScheduler } from './read-scheduler.ts'
import type { HashedSnapshot, Store } from './store.ts'
import { LARGEST, LogClosed, type Snapshot, type TableLog, type TableSize } from './table-log.ts'
import { type Clock, NONE_YET, type ServerTime, type TableCode, TO_THE_LAST, type Version } from './units.ts'

export interface LogTools {
  readonly clock: Clock
  /** Receives errors thrown by followers, and errors about unreadable snapshots. */
  readonly report?: (error: unknown) => void
}

/** UTF-8 takes at most three bytes per UTF-16 code unit, so only texts near the limit have to be counted exactly. */
const isTooLarge = (text: string): boolean => text.length * 3 > LARGEST && byteLength(text) > LARGEST

/** Covers table and version too, so that a snapshot stored under the wrong key counts as damaged. */
const snapshotHash = (table: TableCode, { version, stamp, text }: Snapshot): string =>
  hashOf(`${table}\n${version}\n${stamp}\n${text}`)

/** A `TableLog` over any `Store`: serialisation, paging, followers, checksums of snapshots, orderly closing. */
export class StoredLog<Decision extends { readonly id: string }> implements TableLog<Decision> {
  private readonly stops = new Set<() => void>()
  /**
   * Number of calls in progress. A `Set` of promises would leak: a `Set` in the old generation keeps its former hash tables, and through
   * them everything that was read, until the next full garbage collection.
   */
  private inProgress = 0
  private onDone: () => void = () => {}
  private closing: Promise<void> | undefined

  constructor(
    private readonly store: Store,
    private readonly tools: LogTools,
    /** Releases the store. */
    private readonly release: () => Promise<void> | void = () => {},
  ) {}

  append(table: TableCode, after: Version, decision: Decision): Promise<Version | 'behind'> {
    return this.track(() => {
      // Serialise now: later changes to the object by the caller are not part of the decision.
      const text = JSON.stringify(decision)
      if (isTooLarge(text))
        throw new RangeError(`a decision of ${text.length} characters is larger than ${LARGEST} bytes`)
      return this.store.append({ table, after, id: decision.id, text, at: this.tools.clock() })
    })
  }

  async *read(table: TableCode, after: Version = NONE_YET, until: Version = TO_THE_LAST): AsyncIterable<Decision> {
    for await (const text of this.texts(table, after, until)) yield JSON.parse(text)
  }

  version(table: TableCode): Promise<Version> {
    return this.track(() => this.store.version(table))
  }

  size(table: TableCode): Promise<number> {
    return this.track(() => this.store.size(table))
  }

  count(): Promise<number> {
    return this.track(() => this.store.count())
  }

  async *tables(): AsyncIterable<readonly TableSize[]> {
    this.refuseWhenClosed()
    for await (const some of this.store.tables()) {
      yield some
      this.refuseWhenClosed()
    }
  }

  async snapshot(table: TableCode): Promise<Snapshot | undefined> {
    try {
      return await this.track(() => this.intactSnapshot(table))
    } catch (error) {
      if (error instanceof LogClosed) throw error
      this.report(error)
      return undefined
    }
  }

  keepSnapshot(table: TableCode, snapshot: Snapshot): Promise<void> {
    return this.track(() => this.store.keepSnapshot(table, { ...snapshot, hash: snapshotHash(table, snapshot) }))
  }

  follow(
    table: TableCode,
    after: Version,
    on: (decision: Decision, version: Version, bytes: number) => void,
  ): () => void {
    this.refuseWhenClosed()
    const follower = new Follower(
      (at) => this.newTexts(table, at),
      after,
      // Parsed once per follower, so that one follower can't change the object of another.
      (text, version) => on(JSON.parse(text), version, byteLength(text)),
      this.report,
    )
    const stop = () => {
      follower.stop()
      this.store.followers.remove(table, follower)
      this.stops.delete(stop)
    }
    this.stops.add(stop)
    this.store.followers.add(table, follower)
    follower.wake()
    return stop
  }

  expire(before: ServerTime): Promise<number> {
    return this.track(() => this.store.expire(before))
  }

  drop(table: TableCode): Promise<boolean> {
    return this.track(() => this.store.drop(table, this.tools.clock()))
  }

  lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    return this.track(() => this.store.lastTouched(until))
  }

  close(): Promise<void> {
    this.closing ??= this.finish()
    return this.closing
  }

  private async finish(): Promise<void> {
    for (const stop of this.stops) stop()
    if (this.inProgress > 0)
      await new Promise<void>((resolve) => {
        this.onDone = resolve
      })
    await this.release()
  }

  private get report(): (error: unknown) => void {
    return this.tools.report ?? console.error
  }

  private async intactSnapshot(table: TableCode): Promise<Snapshot | undefined> {
    const found = await this.fetchSnapshot(table)
    if (found === undefined) return undefined
    const { hash, ...snapshot } = found
    if (hash !== snapshotHash(table, snapshot)) throw new Error(`the snapshot of table ${table} is damaged`)
    return snapshot
  }

  /** Scheduled like a page of the log, because the caller hashes and parses the snapshot in the same turn. */
  private async fetchSnapshot(table: TableCode): Promise<HashedSnapshot | undefined> {
    const bytesOf = (found: HashedSnapshot | undefined) => (found === undefined ? 0 : byteLength(found.text))
    if (!this.store.isRemote) return readScheduler.read(() => this.store.snapshot(table), bytesOf)
    const fetched = await this.store.snapshot(table)
    return readScheduler.read(async () => fetched, bytesOf)
  }

  private async *newTexts(table: TableCode, after: Version): AsyncIterable<string> {
    yield* this.store.liveTexts?.(table, after) ?? this.texts(table, after, TO_THE_LAST)
  }

  /** Yields one page per turn of the event loop, so that a long log can't delay other tables. */
  private async *texts(table: TableCode, after: Version, until: Version): AsyncIterable<string> {
    for (let at = after; at < until; ) {
      const fetched = await this.track(() => this.fetch(table, at, until))
      if (fetched.length === 0) return
      for (let from = 0; from < fetched.length; ) {
        const page = this.store.isRemote
          ? await readScheduler.read(async () => pageFrom(fetched, from), bytesOfPage)
          : fetched
        yield* page
        from += page.length
        await nextTurn()
      }
      at = (at + fetched.length) as Version
    }
  }

  private fetch(table: TableCode, after: Version, until: Version): Promise<readonly string[]> {
    const page = () => this.store.page(table, after, until)
    return this.store.isRemote ? page() : readScheduler.read(page, bytesOfPage)
  }

  /** Counts a call as in progress; `close` waits for it. */
  private async track<T>(work: () => Promise<T>): Promise<T> {
    this.refuseWhenClosed()
    this.inProgress += 1
    try {
      return await work()
    } finally {
      this.inProgress -= 1
      if (this.inProgress === 0) this.onDone()
    }
  }

  private refuseWhenClosed(): void {
    if (this.closing) throw new LogClosed()
  }
}

import { Follower } from './follower.ts'
import { nextTurn } from './next-turn.ts'
import type { Store } from './store.ts'
import { LARGEST, LogClosed, type TableLog } from './table-log.ts'
import { type Clock, NONE_YET, type ServerTime, type TableCode, type Version } from './units.ts'

export interface LogTools {
  readonly clock: Clock
  /** Hears what followers throw. */
  readonly report?: (error: unknown) => void
}

/** No letter takes more than three bytes a code unit: only what may be too large is counted out. */
const isTooLarge = (text: string): boolean =>
  text.length * 3 > LARGEST && new TextEncoder().encode(text).byteLength > LARGEST

/** A table log over a store: what is the same whether texts lie in memory, in a file or on other machines. */
export class StoredLog<Decision extends { readonly id: string }> implements TableLog<Decision> {
  private readonly stops = new Set<() => void>()
  private readonly underWay = new Set<Promise<unknown>>()
  private closing: Promise<void> | undefined

  constructor(
    private readonly store: Store,
    private readonly tools: LogTools,
    /** Hands the store back. */
    private readonly release: () => Promise<void> | void = () => {},
  ) {}

  append(table: TableCode, after: Version, decision: Decision): Promise<Version | 'behind'> {
    return this.track(() => {
      // Now, not when it is written: what the caller does to the object afterwards is not part of the decision.
      const text = JSON.stringify(decision)
      if (isTooLarge(text))
        throw new RangeError(`a decision of ${text.length} characters is larger than ${LARGEST} bytes`)
      return this.store.append({ table, after, id: decision.id, text, at: this.tools.clock() })
    })
  }

  async *read(table: TableCode, after: Version = NONE_YET): AsyncIterable<Decision> {
    for await (const text of this.texts(table, after)) yield JSON.parse(text)
  }

  version(table: TableCode): Promise<Version> {
    return this.track(() => this.store.version(table))
  }

  follow(table: TableCode, after: Version, on: (decision: Decision, version: Version) => void): () => void {
    this.refuseWhenClosed()
    const follower = new Follower(
      (at) => this.news(table, at),
      after,
      // Parsed for each: one follower's changes to the object stay its own.
      (text, version) => on(JSON.parse(text), version),
      this.tools.report ?? console.error,
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

  lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    return this.track(() => this.store.lastTouched(until))
  }

  close(): Promise<void> {
    this.closing ??= this.finish()
    return this.closing
  }

  private async finish(): Promise<void> {
    for (const stop of this.stops) stop()
    await Promise.allSettled(this.underWay)
    await this.release()
  }

  private async *news(table: TableCode, after: Version): AsyncIterable<string> {
    yield* this.store.heard?.(table, after) ?? this.texts(table, after)
  }

  private async *texts(table: TableCode, after: Version): AsyncIterable<string> {
    let at = after
    for (;;) {
      const page = await this.track(() => this.store.page(table, at))
      if (page.length === 0) return
      yield* page
      at = (at + page.length) as Version
      // However long a table's log is, the people at the others play on.
      await nextTurn()
    }
  }

  /** What the store has promised: it is kept before the log closes. */
  private async track<T>(work: () => Promise<T>): Promise<T> {
    this.refuseWhenClosed()
    const promise = work()
    this.underWay.add(promise)
    try {
      return await promise
    } finally {
      this.underWay.delete(promise)
    }
  }

  private refuseWhenClosed(): void {
    if (this.closing) throw new LogClosed()
  }
}

import { type Gossip, type Host, readCode } from '@tablee/host'
import type { HolderKey } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { Buckets, type Limits } from './limits.ts'
import { TriedCodes } from './tried-codes.ts'

type OpenTable = NonNullable<ReturnType<Host['peek']>>

interface Found {
  readonly code: TableCode
  readonly table: OpenTable
  readonly hasSeat: boolean
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined))

interface LookupOptions {
  readonly host: Pick<Host, 'open' | 'peek'>
  readonly limits: Limits
  readonly gossip: Gossip | undefined
  readonly report: (error: unknown) => void
}

/**
 * From a code to its table, for every door: guesses are counted, and so are tables that have to be opened. Whoever has tried too many
 * codes learns nothing of any other: the answer is the same after the same time, whether there is such a table or not. People who have a
 * seat come in all the same.
 */
export class TableLookup {
  private readonly tried: TriedCodes
  private readonly opens: Buckets
  private readonly lookups: Buckets

  constructor(private readonly options: LookupOptions) {
    const { limits, gossip } = options
    this.tried = new TriedCodes(limits, gossip)
    this.opens = new Buckets(limits.opens, limits.opensPerSecond)
    this.lookups = new Buckets(limits.lookups, limits.lookupsPerSecond)
  }

  /** Whoever makes a table knows its code, and so does everybody beside them. */
  know(address: string, code: TableCode): void {
    this.tried.know(address, code)
  }

  async find(
    address: string,
    raw: string,
    key: HolderKey | undefined,
  ): Promise<Found | 'no-such-table' | 'too-many-tries' | 'slow-down'> {
    const code = readCode(raw)
    // What no table is called tells nothing of those there are.
    if (code === undefined) return 'no-such-table'
    const attempt = this.tried.begin(address, code)
    if (attempt === undefined) return this.findWithoutTelling(address, code, key)
    let hasLearned = false
    try {
      const table = await this.open(address, code)
      if (table === 'slow-down') return table
      const hasSeat = key !== undefined && table?.hasSeatFor(key) === true
      hasLearned = !hasSeat
      return table === undefined ? 'no-such-table' : { code, table, hasSeat }
    } finally {
      this.tried.end(attempt, hasLearned)
    }
  }

  private async open(address: string, code: TableCode): Promise<OpenTable | undefined | 'slow-down'> {
    const { host, limits } = this.options
    const inMemory = host.peek(code)
    if (inMemory !== undefined) return inMemory
    const wait = this.opens.reserve(address, limits.openWithin)
    if (wait === undefined) return 'slow-down'
    if (wait > 0) await pause(wait)
    return host.open(code)
  }

  /**
   * The address has used up its tries. Only whoever holds a seat of the table finds out that it exists: for all others both the answer and
   * its time are settled before anything is looked up.
   */
  private async findWithoutTelling(
    address: string,
    code: TableCode,
    key: HolderKey | undefined,
  ): Promise<Found | 'too-many-tries' | 'slow-down'> {
    const { host, limits } = this.options
    const inMemory = host.peek(code)
    if (key !== undefined && inMemory?.hasSeatFor(key)) return { code, table: inMemory, hasSeat: true }
    const answerIsDue = pause(limits.guessAnsweredAfter)
    const wait = key === undefined ? undefined : this.lookups.reserve(address, limits.guessAnsweredAfter)
    if (key !== undefined && wait !== undefined) {
      // A table that takes longer to open than the answer may take is in memory at the next try.
      const found = await Promise.race([this.findAfter(wait, code, key), answerIsDue])
      if (found !== undefined) return found
    }
    await answerIsDue
    // A client of somebody who has a seat asks again by itself.
    return key !== undefined && wait === undefined ? 'slow-down' : 'too-many-tries'
  }

  private async findAfter(wait: number, code: TableCode, key: HolderKey): Promise<Found | undefined> {
    const { host, report } = this.options
    if (wait > 0) await pause(wait)
    try {
      const table = await host.open(code)
      return table?.hasSeatFor(key) ? { code, table, hasSeat: true } : undefined
    } catch (error) {
      report(error)
      return undefined
    }
  }
}

import { type Gossip, type Host, readCode } from '@tablee/host'
import type { HolderKey } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import type { Limits } from './limits.ts'
import { AddressBuckets } from './token-buckets.ts'
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
 * Finds a table by its code, for sockets and HTTP routes alike. Limits both the codes that an address tries and the tables that it makes
 * the server load. A caller who has tried too many codes learns nothing about further ones: the answer and its delay are the same whether
 * the table exists or not. People who have a seat still get in.
 */
export class TableLookup {
  private readonly tried: TriedCodes
  private readonly opens: AddressBuckets
  private readonly lookups: AddressBuckets

  constructor(private readonly options: LookupOptions) {
    const { limits, gossip } = options
    this.tried = new TriedCodes(limits, gossip)
    this.opens = new AddressBuckets(limits.opens, limits.opensPerSecond)
    this.lookups = new AddressBuckets(limits.lookups, limits.lookupsPerSecond)
  }

  /** A table was created from this address: everybody there may use its code. */
  allow(address: string, code: TableCode): void {
    this.tried.allow(address, code)
  }

  async find(
    address: string,
    raw: string,
    key: HolderKey | undefined,
  ): Promise<Found | 'no-such-table' | 'too-many-tries' | 'slow-down'> {
    const code = readCode(raw)
    // An ill-formed code reveals nothing about existing tables.
    if (code === undefined) return 'no-such-table'
    const attempt = this.tried.begin(address, code)
    if (attempt === undefined) return this.findForSeatHolder(address, code, key)
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
   * The address has used up its codes. Only a caller who holds a seat of the table learns that it exists. For all others the answer and
   * its delay are fixed before anything is looked up, so that timing reveals nothing.
   */
  private async findForSeatHolder(
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
      // A table that loads more slowly than the answer is due will be in memory at the next attempt.
      const found = await Promise.race([this.findAfter(wait, code, key), answerIsDue])
      if (found !== undefined) return found
    }
    await answerIsDue
    // On « slow-down » the client of a seat holder retries by itself.
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

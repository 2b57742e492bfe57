import type { Gossip } from '@tablee/host'
import type { TableCode } from '@tablee/log'
import { networksOf, shareOf } from '../http/callers.ts'
import type { Limits } from './limits.ts'
import { AddressBuckets } from './token-buckets.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const TRIED_TOPIC = 'tried-codes'
const MADE_TOPIC = 'made-codes'

/** A code that an address tries. It counts from the start of its lookup, so that concurrent attempts count as many. */
interface Try {
  readonly address: string
  readonly code: TableCode
  underWay: number
  /** The lookup is over, and the caller has no seat there. */
  isCounted: boolean
}

/** An attempt that another node reports. */
const reportedTry = (message: unknown): Try => {
  const { address, code } = message as Pick<Try, 'address' | 'code'>
  return { address, code, underWay: 0, isCounted: true }
}

interface Tries {
  readonly since: number
  readonly byCode: Map<TableCode, Try>
}

/** The different codes that each network tried in a fixed time window. */
class CodeWindow {
  private readonly byNetwork = new Map<string, Tries>()
  private prunedAt = performance.now()

  constructor(
    private readonly most: number,
    private readonly length: number,
  ) {}

  get(network: string, code: TableCode): Try | undefined {
    return this.current(network)?.byCode.get(code)
  }

  isFull(address: string): boolean {
    return networksOf(address).some((network) => {
      const tries = this.current(network)
      return tries !== undefined && tries.byCode.size >= this.most * shareOf(network)
    })
  }

  add(attempt: Try): void {
    this.prune()
    for (const network of networksOf(attempt.address)) {
      const tries = this.current(network) ?? { since: performance.now(), byCode: new Map() }
      this.byNetwork.set(network, tries)
      if (!tries.byCode.has(attempt.code)) tries.byCode.set(attempt.code, attempt)
    }
  }

  forget(attempt: Try): void {
    // Another address of the network may have tried the same code.
    for (const network of networksOf(attempt.address))
      if (this.get(network, attempt.code) === attempt) this.current(network)?.byCode.delete(attempt.code)
  }

  private current(network: string): Tries | undefined {
    const tries = this.byNetwork.get(network)
    return tries && performance.now() - tries.since < this.length ? tries : undefined
  }

  private prune(): void {
    if (performance.now() - this.prunedAt < this.length) return
    this.prunedAt = performance.now()
    for (const network of this.byNetwork.keys()) if (!this.current(network)) this.byNetwork.delete(network)
  }
}

/**
 * Limits how many different table codes an address may try, which stops code guessing. Existing and unknown codes count alike, unless the
 * caller has a seat there. A code counts once per address, so that a class behind one address can join its table. The code of a table that
 * was created from the same address does not count.
 */
export class TriedCodes {
  private readonly minute: CodeWindow
  /** Token buckets, not a window: an address that used up its codes gets the next one after a quarter of an hour, not a day later. */
  private readonly perDay: AddressBuckets
  private readonly day = new CodeWindow(Number.POSITIVE_INFINITY, DAY)
  private readonly made = new CodeWindow(Number.POSITIVE_INFINITY, DAY)

  constructor(
    { codesPerMinute, codesPerDay }: Pick<Limits, 'codesPerMinute' | 'codesPerDay'>,
    private readonly gossip: Gossip | undefined,
  ) {
    this.minute = new CodeWindow(codesPerMinute, MINUTE)
    this.perDay = new AddressBuckets(codesPerDay, (codesPerDay / DAY) * 1000)
    gossip?.hear(TRIED_TOPIC, (message) => this.add(reportedTry(message)))
    gossip?.hear(MADE_TOPIC, (message) => this.made.add(reportedTry(message)))
  }

  /** A table was created from this address: its code does not count there. */
  allow(address: string, code: TableCode): void {
    this.made.add({ address, code, underWay: 0, isCounted: true })
    this.gossip?.say(MADE_TOPIC, { address, code })
  }

  /** Undefined if the address has tried too many codes. Otherwise the caller looks the code up, then calls `end`. */
  begin(address: string, code: TableCode): Try | undefined {
    const network = networksOf(address)[0] as string
    const known = this.made.get(network, code) ?? this.day.get(network, code)
    if (known !== undefined) {
      known.underWay += 1
      return known
    }
    if (this.minute.isFull(address) || this.perDay.waitFor(address, 1) > 0) return undefined
    const attempt = { address, code, underWay: 1, isCounted: false }
    this.add(attempt)
    return attempt
  }

  end(attempt: Try, isCounted: boolean): void {
    const { address, code } = attempt
    attempt.underWay -= 1
    if (isCounted && !attempt.isCounted) this.gossip?.say(TRIED_TOPIC, { address, code })
    attempt.isCounted ||= isCounted
    if (attempt.isCounted || attempt.underWay > 0) return
    for (const window of [this.minute, this.day]) window.forget(attempt)
    this.perDay.spend(address, -1)
  }

  private add(attempt: Try): void {
    for (const window of [this.minute, this.day]) window.add(attempt)
    this.perDay.spend(attempt.address, 1)
  }
}

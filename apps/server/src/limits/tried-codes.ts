import type { Gossip } from '@tablee/host'
import type { TableCode } from '@tablee/log'
import { networksOf, shareOf } from '../http/callers.ts'
import { Buckets, type Limits } from './limits.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const TRIED = 'tried-codes'
const MADE = 'made-codes'

/** A code that an address tries: while it is looked up it counts, so that many tries at the same time are many tries. */
interface Try {
  readonly address: string
  readonly code: TableCode
  underWay: number
  /** It was looked up, and the caller has no seat there. */
  isCounted: boolean
}

/** What another node says of one. */
const heard = (words: unknown): Try => {
  const { address, code } = words as Pick<Try, 'address' | 'code'>
  return { address, code, underWay: 0, isCounted: true }
}

interface Tries {
  readonly since: number
  readonly byCode: Map<TableCode, Try>
}

/** The different codes that each network tried in its present window of time. */
class Window {
  private readonly byNetwork = new Map<string, Tries>()
  private sweptAt = performance.now()

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
    this.sweep()
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

  private sweep(): void {
    if (performance.now() - this.sweptAt < this.length) return
    this.sweptAt = performance.now()
    for (const network of this.byNetwork.keys()) if (!this.current(network)) this.byNetwork.delete(network)
  }
}

/**
 * Who guesses codes tries many different ones. Right and wrong ones count alike, unless the caller has a seat there; one that was tried
 * before costs nothing more, so that a class behind one address can join its table. Neither does the code of a table that was made from the
 * same address: whoever asks for it was told.
 */
export class TriedCodes {
  private readonly minute: Window
  /** Not a window: whoever has used them up has the next one after a quarter of an hour, and not a day later. */
  private readonly perDay: Buckets
  private readonly day = new Window(Number.POSITIVE_INFINITY, DAY)
  private readonly made = new Window(Number.POSITIVE_INFINITY, DAY)

  constructor(
    { codesPerMinute, codesPerDay }: Pick<Limits, 'codesPerMinute' | 'codesPerDay'>,
    private readonly gossip: Gossip | undefined,
  ) {
    this.minute = new Window(codesPerMinute, MINUTE)
    this.perDay = new Buckets(codesPerDay, (codesPerDay / DAY) * 1000)
    gossip?.hear(TRIED, (words) => this.add(heard(words)))
    gossip?.hear(MADE, (words) => this.made.add(heard(words)))
  }

  /** A table was made from there: its code is no guess. */
  know(address: string, code: TableCode): void {
    this.made.add({ address, code, underWay: 0, isCounted: true })
    this.gossip?.say(MADE, { address, code })
  }

  /** Undefined when the address has tried too many others; otherwise `end` is to be called once it was looked up. */
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
    if (isCounted && !attempt.isCounted) this.gossip?.say(TRIED, { address, code })
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
